"""The files of the client."""

from litestar.testing import TestClient

from tafelrunde.server.context import ServerConfig
from tafelrunde.server.routes import pages
from tafelrunde.server.routes.app import create_app


def test_a_client_that_was_built_after_the_code_was_loaded_is_sent(tmp_path, monkeypatch):
    """As at the first start in a checkout, which builds it."""
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<title>Tafelrunde</title>", "utf-8")
    app = create_app(ServerConfig(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    with TestClient(app) as client:
        assert client.get("/learn/festival").text == "<title>Tafelrunde</title>"
