"""The strategies that come with Freehold: each does what it says and beats Big Money on its kingdom."""

from pathlib import Path

import pytest

from freehold.bots.conditions import OPERANDS
from freehold.bots.registry import STRATEGIES, BotKind, find, strategy_named, written_names
from freehold.bots.strategy_file import SECTIONS, read_from
from freehold.bots.strategy_xml import KINDS
from freehold.cards import load_all
from freehold.kingdoms.reading import must_read
from freehold.lab.tally import Tally
from freehold.rules.question import Agent, Answer, Question, agent_for
from freehold.rules.setup import Setup
from freehold.rules.view import View

OURS = [kind for kind in map(find, written_names()) if kind.kingdom]
SEEDS = 40


def setup_for(kind: BotKind) -> Setup:
    return Setup(must_read(", ".join(kind.kingdom)), 2, seed=1)


def test_ten_kingdoms_of_ten_cards() -> None:
    registry = load_all()
    assert len(OURS) >= 10
    kingdoms = set()
    for kind in OURS:
        piles = [name for name in kind.kingdom if registry.piles.get(name) and registry.piles[name].category == "kingdom"]
        assert len(set(piles)) == 10, kind.name
        kingdoms.add(frozenset(piles))
    assert len(kingdoms) == len(OURS)


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: str(kind.name))
def test_beats_big_money(kind: BotKind) -> None:
    ours, theirs = kind.make(1), find("big-money-ultimate").make(1)
    tally = Tally(setup_for(kind), 200)
    tally.play_seeds(1, 1 + SEEDS, [[ours, theirs], [theirs, ours]])
    games, ties = int(tally.games), int(tally.ties)
    won = sum(int(wins) for wins in list(tally.wins)[:2]) + ties / 2
    assert won > 0.6 * games, f"{won} of {games}"  # docs/strategies.md has the figures of 2,000 games


class Listener:
    """Notes the words that cards offer while another agent answers."""

    def __init__(self, inner: Agent) -> None:
        self.inner = inner
        self.heard: set[tuple[str, str]] = set()

    def answer(self, view: View, question: Question) -> Answer:
        if question.source >= 0:
            self.heard |= {(view.kind_by_id(int(question.source)).name, word.casefold()) for word in question.words}
        return self.inner.answer(view, question)


@pytest.mark.parametrize("kind", OURS, ids=lambda kind: str(kind.name))
def test_words_to_choose_are_words_of_the_card(kind: BotKind) -> None:
    strategy = strategy_named(kind.name)
    listener = Listener(kind.make(1))
    if strategy.choose:
        Tally(setup_for(kind), 200).play_seeds(1, 6, [[agent_for(listener)] * 2])
    assert {(strategy.card_of(rule), rule.option) for rule in strategy.choose} <= listener.heard


def test_the_last_word_on_big_money_beats_the_plain_one() -> None:
    ours, plain = find("big-money-ultimate").make(1), find("big-money").make(1)
    tally = Tally(Setup(must_read("Village")), 200)
    tally.play_seeds(1, 1 + SEEDS, [[ours, plain], [plain, ours]])
    assert sum(int(wins) for wins in list(tally.wins)[:2]) > 0.65 * int(tally.games)


def test_the_guide_names_all_that_can_be_written() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "strategies.md").read_text(encoding="utf-8")
    words = {*OPERANDS, *SECTIONS, *KINDS, *(kind.name for kind in OURS)}
    assert {word for word in words if f"`{word}`" not in guide and f'`{word}("' not in guide} == set()
    example = guide.split("```toml\n")[1].split("```")[0]
    assert read_from(example, "guide.toml").name == "Rebuild"


def test_every_file_is_found_by_its_name() -> None:
    for path in STRATEGIES.glob("*.toml"):
        assert find(path.stem).summary == strategy_named(path.stem).about
    assert len(SECTIONS) == len(set(SECTIONS.values()))
