"""What only a checkout of the project can do: build its client, check it, test it, measure it."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from rich.console import Console

from tafelrunde import client_build

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent
TYPED = ("src", "tests", "bench", "examples", "tafel", "hatch_build.py")

console = Console(highlight=False, soft_wrap=True)


@dataclass(frozen=True)
class Check:
    """One tool that checks the whole checkout, and the command that repairs what it can."""

    name: str
    command: tuple[str, ...]
    repair: tuple[str, ...] = ()
    of_client: bool = False

    @property
    def tools(self) -> Path:
        """Where its tool lies."""
        return ROOT / "web" / "node_modules" / ".bin" if self.of_client else TOOLS


@dataclass(frozen=True)
class Finding:
    """What a check found, in the words of its tool."""

    check: Check
    passed: bool
    seconds: float
    words: str


def checks() -> tuple[Check, ...]:
    """All the fast checks, the slowest first, so that the others run beside it."""
    typed = (name for name in TYPED if (ROOT / name).exists())
    return (
        Check("types", ("mypy", "--strict", *typed)),
        Check("client types", ("svelte-check", "--fail-on-warnings", "--output", "human"), of_client=True),
        Check("client lint", ("eslint", "."), repair=("eslint", "--fix", "."), of_client=True),
        Check("client format", ("prettier", "--check", "."), repair=("prettier", "--write", "."), of_client=True),
        Check("client unused", ("knip",), of_client=True),
        Check("import layers", ("lint-imports", "--no-logo")),
        Check("dependencies", ("deptry", "src")),
        Check("lint", ("ruff", "check"), repair=("ruff", "check", "--fix")),
        Check("format", ("ruff", "format", "--check"), repair=("ruff", "format")),
    )


def check(*, fix: bool = False) -> int:
    """Run the fast checks side by side and show the words of those that failed; 0 if all passed."""
    if not equipped("check"):
        return 1
    for each in checks() if fix else ():
        if each.repair:
            run_check(replace(each, command=each.repair))
    findings = list(findings_of(checks()))
    failed = [finding for finding in findings if not finding.passed]
    for finding in failed:
        console.print(f"\n[bold red]{finding.check.name}[/]  {' '.join(finding.check.command)}")
        console.out(finding.words)
    console.print(f"{len(findings) - len(failed)} of {len(findings)} checks passed", style="red" if failed else "green")
    return 1 if failed else 0


def test(args: Sequence[str] = (), *, soak: bool = False) -> int:
    """Run the checks, the client's own tests, then pytest on all cores with these arguments; 0 if all passed."""
    if not equipped("test") or not built():
        return 1
    browser = client_build.find_browser(tell)
    if browser:
        console.print(f"[red]The browser tests need Chromium.[/] To install it, type: {browser}")
    checked = check()
    client = 0 if args else run_in_client("vitest", "run")
    also_soak = ("-m", "") if soak else ()
    tested = run("pytest", "-n", str(_workers()), *also_soak, *args)
    for what, code in (("checks", checked), ("client tests", client), ("tests", tested)):
        console.print(f"{what}: [red]failed[/]" if code else f"{what}: [green]passed[/]")
    return checked or client or tested


def _workers() -> int:
    """How many processes test at once: more than there are cores, because tests of the server and browser also wait."""
    return max(2, (os.cpu_count() or 1) * 3 // 2)


def built(*, anew: bool = True) -> bool:
    """Whether the client is there to be sent; a checkout builds it when it is missing or, if `anew`, out of date."""
    if not client_build.is_here() or (client_build.is_built() and not anew):
        return True
    try:
        client_build.build(tell)
    except client_build.NotBuilt as error:
        console.print(f"[red]The client could not be built.[/]\n{error}", markup=True)
        return False
    return True


def tell(what: str) -> None:
    """Say what is being done and may take a while."""
    console.print(f"  {what} ...", style="dim")


def bench(names: Sequence[str] = ()) -> int:
    """Run these benchmarks one after the other; 0 if each kept its promises. Without names, list what there is."""
    if not in_checkout("bench"):
        return 1
    there = {path.stem: path for path in sorted((ROOT / "bench").glob("*.py")) if can_be_run(path)}
    unknown = [name for name in names if name not in there]
    if unknown:
        console.print(f"[red]No benchmark is called {', '.join(unknown)}.[/] There are: {', '.join(there)}.")
        return 2
    if not names:
        for name, path in there.items():
            console.print(f"[bold]./tafel bench {name}[/]  {purpose(path)}")
    failed = [name for name in names if run("python", "-m", f"bench.{name}")]
    if failed:
        console.print(f"[red]failed: {', '.join(failed)}[/]")
    return 1 if failed else 0


def findings_of(to_do: Sequence[Check]) -> Iterator[Finding]:
    """Run these checks on all cores; each finding is one line on the screen as soon as it is there."""
    waiting = [each.name for each in to_do]
    with console.status(f"checking {', '.join(waiting)}") as status, ThreadPoolExecutor(os.cpu_count()) as cores:
        for future in as_completed([cores.submit(run_check, each) for each in to_do]):
            finding = future.result()
            waiting.remove(finding.check.name)
            status.update(f"checking {', '.join(waiting)}")
            verdict = "[green]ok    [/]" if finding.passed else "[red]failed[/]"
            console.print(f"{verdict} {finding.check.name:<14}{finding.seconds:5.1f} s")
            yield finding


def run_check(each: Check) -> Finding:
    """Run one check to its end."""
    start = monotonic()
    end = subprocess.run(
        (each.tools / each.command[0], *each.command[1:]),
        cwd=ROOT / "web" if each.of_client else ROOT,
        env=client_build.environment() if each.of_client else None,
        text=True,
        check=False,
        capture_output=True,
    )
    return Finding(each, end.returncode == 0, monotonic() - start, (end.stdout + end.stderr).strip())


def run(name: str, *args: str) -> int:
    """Run a tool of this environment at the root of the checkout, for everyone to see."""
    return subprocess.run((TOOLS / name, *args), cwd=ROOT, check=False).returncode


def run_in_client(name: str, *args: str) -> int:
    """Run a tool of the client in its folder, for everyone to see."""
    tool = ROOT / "web" / "node_modules" / ".bin" / name
    return subprocess.run((tool, *args), cwd=ROOT / "web", env=client_build.environment(), check=False).returncode


def can_be_run(path: Path) -> bool:
    """Whether a file is a program, and not only a part of others."""
    return '\nif __name__ == "__main__":\n' in path.read_text("utf-8")


def purpose(path: Path) -> str:
    """The first line of a file's docstring."""
    return (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n")[0]


def in_checkout(command: str) -> bool:
    """Whether this code runs from a checkout; if not, say so."""
    there = (ROOT / "tafel").is_file() and (ROOT / "pyproject.toml").is_file()
    if not there:
        console.print(f"[red]`tafel {command}` works on the project's source, and this is an installed copy.[/]")
        console.print(f"In a clone of the repository, type: ./tafel {command}")
    return there


def equipped(command: str) -> bool:
    """Whether this code runs from a checkout with the tools it needs; if not, say so."""
    if not in_checkout(command):
        return False
    try:
        client_build.prepare(tell)
    except client_build.NotBuilt as error:
        console.print(f"[red]The tools of the client could not be installed.[/]\n{error}")
        return False
    missing = sorted({each.command[0] for each in checks() if not (each.tools / each.command[0]).exists()})
    if missing:
        console.print(f"[red]{', '.join(missing)} not installed.[/] This installs what is missing: ./tafel {command}")
    return not missing
