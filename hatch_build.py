"""Builds the client into the wheel."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]  # the configuration of this hook is empty
    """A wheel is whole only with the pages that the server sends; an editable install builds them when it plays."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected."""
        if version == "editable":
            return
        file = Path(self.root) / "src" / "tafelrunde" / "client_build.py"
        spec = spec_from_file_location("client_build", file)
        assert spec
        assert spec.loader
        client_build = module_from_spec(spec)
        spec.loader.exec_module(client_build)
        client_build.build(self.app.display_info)
        build_data["artifacts"].append("src/tafelrunde/server/static")
