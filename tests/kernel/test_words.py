"""What a game says to people, in every language: nothing is missing, and everything can be said."""

import random
from functools import cache
from itertools import pairwise, product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import tafelrunde as tr
from tafelrunde.installed import modules
from tafelrunde.kernel import engine
from tafelrunde.kernel.words import LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
RULING = {"en": "*Ruling", "de": "*Festlegung", "fr": "*Décision"}


@pytest.fixture(autouse=True)
def _our_own_games_only(request):
    """Games from outside may have fewer words."""
    name = request.node.callspec.params.get("name") if hasattr(request.node, "callspec") else None
    if name and not modules()[name].startswith("tafelrunde.games."):
        pytest.skip("a game from outside")


class Used(visitor.Visitor):
    """Collects what a pattern uses: variables, other messages, and the variants by which a variable is told apart."""

    def __init__(self):
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node):  # noqa: N802, the visitor names its methods after the grammar
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node):  # noqa: N802
        self.messages.add("-" + node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def said(name, lang):
    """Every message and attribute of a game in a language, with what it uses."""
    text = (tr.game(name).words.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        term = "-" if isinstance(entry, ast.Term) else ""
        patterns = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
        for attribute, pattern in patterns:
            if pattern is not None:
                found[term + entry.id.name + attribute] = used = Used()
                used.visit(pattern)
    return found


def needs(name, lang, message):
    """The arguments a message needs, with those of the messages it uses."""
    found, waiting = set(), [message]
    seen = set()
    while waiting:
        each = waiting.pop()
        if each not in seen:
            seen.add(each)
            used = said(name, lang)[each]
            found |= used.variables
            waiting += used.messages
    return found


def values(name, variable):
    """What a variable may be: whatever some language tells apart, or numbers, or any name."""
    keys = set().union(
        *(used.variants.get(variable, set()) for lang in LANGUAGES for used in said(name, lang).values())
    )
    if not keys:
        return ["Zoë", 3]
    if keys <= PLURALS | {"0", "1", "2"}:
        return [0, 1, 2, 5]
    return sorted(keys - {"other"}) + (["somebody else"] if "other" in keys else [])


def kinds(name):
    """The kinds of moves of NATURE, of the seats, and of those that are only seen."""
    moves = tr.game(name).moves
    seats = range(moves.of_nature, moves.of_nature + moves.of_seats)
    return {move.kind for move in moves}, {move.kind for move in moves if move.number in seats}


def test_every_language_says_the_same_things(name):
    """The same messages with the same attributes, in the same order."""
    first, *others = (list(said(name, lang)) for lang in LANGUAGES)
    for other in others:
        assert sorted(other) == sorted(first)


def test_every_language_needs_the_same_arguments(name):
    """For each message and attribute."""
    for message in said(name, LANGUAGES[0]):
        wanted = {lang: needs(name, lang, message) for lang in LANGUAGES}
        assert len(set(map(frozenset, wanted.values()))) == 1, f"{message}: {wanted}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(name, lang):
    """With every combination of what its arguments may be, without an error and without a gap."""
    text = (tr.game(name).words.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for message in said(name, lang):
        if message.startswith("-"):
            continue
        plain, _, attribute = message.partition(".")
        found = bundle.get_message(plain)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        wanted = sorted(needs(name, lang, message))
        choices = [values(name, variable) for variable in wanted]
        for chosen in list(product(*choices))[:400]:
            line, errors = bundle.format_pattern(pattern, dict(zip(wanted, chosen, strict=True)))
            assert not errors, f"{message} with {chosen}: {errors}"
            assert str(line).strip(), message
            assert not set("{}") & set(str(line)), f"{message}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_said_through_the_game(name, lang):
    """The title and every reason of an ending, as a client asks for them."""
    game = tr.game(name)
    assert game.words.say(lang, "game-title")
    for reason in game.reasons:
        assert game.words.has(lang, f"reason-{reason}"), reason
        assert game.words.say(lang, f"reason-{reason}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(name, lang):
    """As a choice, if a seat makes it. What is told in the log is read aloud in tests/games/test_telling.py."""
    _, of_seats = kinds(name)
    words = tr.game(name).words
    assert {kind for kind in of_seats if not words.has(lang, f"move-{kind}")} == set()


def test_no_words_for_moves_that_do_not_exist(name):
    """Whoever renames a kind of move renames its words."""
    _, of_seats = kinds(name)
    told = {message.removeprefix("move-") for message in said(name, "en") if message.startswith("move-")}
    assert told - {each for each in told if "." in each} <= of_seats


def test_every_refusal_has_words(name, seats, options):
    """Every rule that forbids a move, in ten random matches and after their end, has short words of its own."""
    game = tr.game(name)
    rules = set()
    for seed in range(10):
        match = game.start(seats=seats, seed=seed, options=options)
        rng = random.Random(seed)
        while True:
            if match.over or rng.random() < 0.2:
                rules |= {engine.refusal(match._state.tables, move) for move in range(len(game.moves))}
            if match.over:
                break
            match.play(rng.choice(match.legal))
    ids = {game.rule_ids[rule] for rule in rules if rule}
    for lang in LANGUAGES:
        assert {rule for rule in ids if not game.words.has(lang, f"refused-{rule}")} == set()


def test_refusals_are_told_of_rules_there_are(name):
    """No words for a rule that the ledger does not have, nor for one kind of move that there is not."""
    told = [message.removeprefix("refused-") for message in said(name, "en") if message.startswith("refused-")]
    assert {rule.partition(".")[0] for rule in told} <= set(tr.game(name).rule_ids[1:])
    assert {rule.partition(".")[2] for rule in told if "." in rule} <= kinds(name)[1]


def test_a_refusal_in_one_language_is_not_that_of_another(name):
    """Each is translated."""
    for message in said(name, "en"):
        if message.startswith("refused-"):
            assert len({tr.game(name).words.say(lang, message) for lang in LANGUAGES}) == len(LANGUAGES), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_exactly_the_rules_in_order(name, lang):
    """One paragraph for each id of the ledger, each in a chapter and with a text."""
    game = tr.game(name)
    book = game.words.rulebook(lang)
    assert tuple(book) == game.rule_ids[1:]
    for rule, paragraph in book.items():
        assert paragraph.rule == rule
        assert paragraph.chapter
        assert len(paragraph.text) > 20


def test_rulebooks_have_the_same_chapters(name):
    """Not of the same name, but with the same rules in them, and each rulebook in its own words."""
    cuts = set()
    for lang in LANGUAGES:
        chapters = [paragraph.chapter for paragraph in tr.game(name).words.rulebook(lang).values()]
        cuts.add(tuple(one == other for one, other in pairwise(chapters)))
    assert len(cuts) == 1
    for rule in tr.game(name).rule_ids[1:]:
        assert len({tr.game(name).words.rulebook(lang)[rule].text for lang in LANGUAGES}) == len(LANGUAGES), rule


def test_rulings_are_shown_as_such_in_every_language(name):
    """What this project decided is marked in the same paragraphs everywhere."""
    marked = [
        {rule for rule, told in tr.game(name).words.rulebook(lang).items() if RULING[lang] in told.text}
        for lang in LANGUAGES
    ]
    assert marked[0] == marked[1] == marked[2]


def test_unknown_words_are_told():
    """A language nobody speaks, a message nobody wrote, an argument that is missing."""
    words = tr.game("festival").words
    with pytest.raises(tr.TafelError, match="'la' is no language spoken here; there are en, de, fr"):
        words.say("la", "game-title")
    with pytest.raises(tr.TafelError, match="there are no words for 'no-such-thing' in de"):
        words.say("de", "no-such-thing")
    with pytest.raises(tr.TafelError, match="'cards' in en"):
        words.say("en", "cards")


def test_a_refusal_without_words_tells_its_paragraph():
    """Where there are no short words for a rule, its paragraph of the rulebook does."""
    words = tr.game("festival").words
    assert words.refusal("de", "FV-E5") == words.rulebook("de")["FV-E5"].text
    assert words.refusal("fr", "FV-R4") == words.say("fr", "refused-FV-R4")


def test_a_refusal_may_have_words_for_one_kind_of_move():
    """AS-A10 UF-A4 To be ready, or to take over, is refused in words of its own, other moves are not."""
    words = tr.game("astoria").words
    assert words.refusal("en", "AS-A10", "fight") == words.refusal("en", "AS-A10")
    assert "ready" in words.refusal("en", "AS-A10", "ready")
    assert "ready" not in words.refusal("en", "AS-A10")
    assert "free" not in tr.game("ufos").words.refusal("en", "UF-A4", "take-over")


def test_a_game_without_words_tells_the_rule(tmp_path):
    """A game from outside with neither words nor rulebook."""
    assert tr.game("festival").words.__class__(tmp_path).refusal("en", "XX-A1") == "rule XX-A1"
