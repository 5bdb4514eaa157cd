"""The client's own words: in each language the same, for everything that is said, and for every code of the server."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.server.wire.problems import ARGUMENTS, PROBLEMS

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
OWN_PROBLEMS = {"unreachable", "lost", "not-now"}
SELECTED = {"who": ("you", "other")}
WHOLE_NUMBERS = {"count", "days", "free", "points", "wait", "wins"}
FAMILIES = {
    "clock": ("none", "minute", "day", "quick", "long"),
    "coach": ("off", "gentle", "costly", "inexact"),
    "highlights": ("costliest", "costliest-none", "finest", "finest-none", "luckiest", "unluckiest"),
    "label": ("good", "inexact", "costly"),
    "ledger": ("luck", "luck-line", "decisions", "decisions-line", "others", "others-line"),
    "meaning": ("points", "level", "stand-in", "not-here", "to-move", "clock"),
    "play-on": ("kept", "kept-line", "anew", "anew-line"),
    "problem": (*PROBLEMS, *sorted(OWN_PROBLEMS)),
    "puzzle": ("ask", "solved"),
    "retry": ("ask", "solved"),
    "speed": ("slow", "usual", "fast", "none"),
    "stream": ("shares", "points"),
    "tab": ("log", "rules", "chat"),
    "temper": ("steady", "cautious", "greedy", "aggressive"),
    "theme": ("system", "day", "night"),
}
"""Messages whose codes are put together when they are said."""


class References(visitor.Visitor):
    """Collects the arguments of a message, and the messages within it."""

    def __init__(self):
        self.variables = set()
        self.messages = set()

    def visit_VariableReference(self, node):  # noqa: N802, the visitor names its methods after the grammar
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name)


@cache
def references(language):
    """The messages of a language with what each refers to."""
    found = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def needed(language):
    """The messages of a language with their arguments, and those of the messages within them."""
    found = references(language)
    return {
        message: each.variables.union(*(found[inner].variables for inner in each.messages))
        for message, each in found.items()
    }


def text_of(language):
    return (WEB / "words" / f"{language}.ftl").read_text("utf-8")


def said():
    """Every code that the client names, but for those in the words of games."""
    inside = " ".join(re.findall(r"\bsay\(([^()]*(?:\([^()]*\)[^()]*)*)\)", everything()))
    plain = set(re.findall(r"""["']([a-z][a-z-]+)["']""", inside))
    return plain | {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_the_same_with_the_same_arguments(language):
    """All languages have the same messages in the same order."""
    assert list(needed(language)) == list(needed("en"))
    assert needed(language) == needed("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    """With whatever its arguments may be, without an error and without a gap."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))
    for message, variables in needed(language).items():
        names = sorted(variables)
        for chosen in product(*(values(name) for name in names)):
            pattern = bundle.get_message(message).value
            assert pattern
            text, errors = bundle.format_pattern(pattern, dict(zip(names, chosen, strict=True)))
            assert not errors, f"{message}: {errors}"
            assert str(text).strip()


def values(name):
    """What an argument may be."""
    return SELECTED.get(name) or ((0, 1, 2, 5) if name in WHOLE_NUMBERS else ("Zoë",))


def test_every_problem_of_the_server_has_words_with_its_arguments():
    """A seat among the arguments is named as well."""
    for problem in PROBLEMS:
        told = set(ARGUMENTS.get(problem, ()))
        told |= {"name"} if "seat" in told else set()
        assert needed("en")[f"problem-{problem}"] <= told, problem


def test_no_words_for_problems_that_do_not_exist():
    """Whoever renames a code renames its words."""
    told = {message.removeprefix("problem-") for message in needed("en") if message.startswith("problem-")}
    assert told == {*PROBLEMS} | OWN_PROBLEMS


def test_nothing_is_said_without_words_and_no_words_are_never_said():
    """The messages in the files are those that the code uses."""
    kept = set(needed("en"))
    within = set().union(*(each.messages for each in references("en").values()))
    assert kept - said() - within == set()
    named = {code for code in said() if re.search(rf'say\(\s*"{code}"', everything())}
    assert named - kept == set()


@cache
def everything():
    """The shell's code; boards also say the words of their games."""
    return "".join(
        path.read_text("utf-8")
        for path in WEB.rglob("*")
        if path.suffix in {".svelte", ".ts"} and not {"games", "plain"} & {*path.parts}
    )
