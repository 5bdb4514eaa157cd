"""The command line: one function a command. Each imports its room only when it is called, so that help is instant."""

from importlib.metadata import version
from typing import Annotated

from cyclopts import App, Group, Parameter

CHECKOUT = Group("From a checkout")

app = App(
    name="tafel",
    help="Tafelrunde: a table for modern board games.",
    version=lambda: version("tafelrunde"),
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
)


@app.command(group=CHECKOUT)
def check(*, fix: bool = False) -> int:
    """Run the fast checks: format, lint, types, storeys, dependencies.

    Parameters
    ----------
    fix
        First repair what can be repaired without thinking.
    """
    from tafelrunde import checkout

    return checkout.check(fix=fix)


@app.command(group=CHECKOUT)
def test(*args: Annotated[str, Parameter(allow_leading_hyphen=True)], soak: bool = False) -> int:
    """Run the checks and every test.

    Parameters
    ----------
    args
        Handed on to pytest, for example: tests/house -x
    soak
        Also run the long tests, which take many minutes.
    """
    from tafelrunde import checkout

    return checkout.test(args, soak=soak)


@app.command(group=CHECKOUT)
def bench(*names: str) -> int:
    """Measure speed, memory and strength against peers; without a name, list what can be measured."""
    from tafelrunde import checkout

    return checkout.bench(names)


def main() -> None:
    """Run the command that was typed; the console script `tafel` starts here."""
    app()
