"""Strategies as XML: what is read, what is refused, and that a round trip plays the same games."""

from pathlib import Path

import pytest

from freehold.bots import registry, strategy_xml
from freehold.bots.big_money import with_card
from freehold.bots.errors import BotError
from freehold.bots.strategy import StrategyAgent
from freehold.bots.strategy_file import Strategy, read_from
from freehold.bots.strategy_file import write as to_toml
from freehold.rules import turns
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup

PLAYER = """\
<?xml version="1.0" encoding="UTF-8"?>
<playerCollection>
<player name="First" author="A &amp; B" description="Says &quot;more&quot;">
 <type name="Attacking"/>
 <type name="Colony"/>
   <board contents="Witch, King's Court, Farm" bane="" Mountain_Pass_Bid="0" Obelisk_Choice="" Shelters="true"/>
   <start_state><hand contents=""/><drawdeck contents="7 Copper, 3 Estate" shuffle="true"/></start_state>
   <buy name="Province">
      <condition>
         <left type="countCardsInDeck" attribute="Gold"/>
         <operator type="greaterThan" />
         <right type="constant" attribute="0.0"/>
      </condition>
      <condition>
         <left type="countCardTypeInDeck" attribute="Terminal"/>
         <operator type="smallerOrEqualThan" />
         <right type="countCardsInSupply" attribute="King$s_Court"/>
         <extra_operation type="minus" attribute="5.0" />
      </condition>
   </buy>
   <buy name="Harem" strategy="standard"/>
   <buy name="Jack_of_all_Trades"/>
</player>
<player name="Second">
   <buy name="Smithy" strategy="modestTrashing"/>
</player>
</playerCollection>
"""


def file_of(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "bots.xml"
    path.write_text(text, encoding="utf-8")
    return path


def test_reads_a_player(tmp_path: Path) -> None:
    strategy = strategy_xml.read(file_of(tmp_path, PLAYER), "first")
    assert (strategy.name, strategy.author, strategy.about) == ("First", "A & B", 'Says "more"')
    assert strategy.tags == ["Attacking", "Colony"]
    assert strategy.kingdom == ["Witch", "King's Court", "Farm", "Colonies", "Shelters"]
    assert [(strategy.card_of(rule), strategy.condition_of(rule)) for rule in strategy.gain] == [
        ("Province", 'mine("Gold") > 0 and mine_of("terminal") <= left("King\'s Court") - 5'),
        ("Farm", ""),
        ("Jack of All Trades", ""),
    ]
    assert strategy.requires == ["Farm", "Jack of All Trades"]


CONDITION = '<left type="{}"{}/><operator type="equalTo"/><right type="constant" attribute="1"/>'


@pytest.mark.parametrize(("kind", "ours"), strategy_xml.KINDS.items())
def test_reads_every_operand(tmp_path: Path, kind: str, ours: str) -> None:
    name = ' attribute="Gold"' if ours in ("mine", "left", "in_play", "in_hand", "theirs", "on_tavern") else ""
    name = ' attribute="Action"' if ours == "mine_of" else name
    text = f'<player name="a"><buy name="Gold"><condition>{CONDITION.format(kind, name)}</condition></buy></player>'
    strategy = strategy_xml.read(file_of(tmp_path, text))
    inside = name.partition("=")[2]
    assert strategy.condition_of(strategy.gain[0]) == (f"{ours}({inside}) == 1" if inside else f"{ours} == 1")
    assert kind in strategy_xml.write(strategy)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("countCardsInDeck", "countCardsInDek"), "line 10: <left>: the operand 'countCardsInDek' .*; did you"),
        (("countCardsInDeck", "isSwampHagActive"), "line 10: <left>: the operand 'isSwampHagActive' is not supported$"),
        (('attribute="Gold"', 'attribute="Gild"'), "line 10: <left>: there is no card named 'Gild'; did you mean Gold"),
        (('attribute="Gold"', ""), "line 10: <left>: the attribute 'attribute' is missing"),
        (('attribute="0.0"', 'attribute="x"'), "line 12: <right>: 'x' is not a number"),
        (('attribute="0.0"', 'attribute="inf"'), "line 12: <right>: 'inf' is not a number"),
        (("greaterThan", "biggerThan"), "line 11: <operator>: the type 'biggerThan' is not supported"),
        (('type="minus"', 'type="modulo"'), "line 18: <extra_operation>: the type 'modulo' is not supported"),
        (('"Terminal"', '"Cycler"'), "line 15: <left>: there is no type 'Cycler'"),
        (('strategy="standard"', 'strategy="trashWhenObsolete"'),
         "line 21: <buy>: strategy=\"trashWhenObsolete\": ways of playing a card are not supported"),
        (('"Harem"', '"Hrem"'), "line 21: <buy>: there is no card named 'Hrem'"),
        (('bane=""', 'bane="Moat"'), "line 6: <board>: bane=\"Moat\" is not supported"),
        (('Shelters="true"', 'Shelters="maybe"'), "line 6: <board>: Shelters is true or false, not 'maybe'"),
        (("7 Copper, 3 Estate", "10 Copper"), "line 7: <drawdeck>: a game cannot start with '10 Copper' there"),
        (('hand contents=""', 'hand contents="Gold"'), "line 7: <hand>: a game cannot start with 'Gold' there"),
        (('<type name="Colony"/>', '<play name="Colony"/>'), "line 5: <play>: this element is not supported here"),
        (('<type name="Colony"/>', '<type name="Colony" x="1"/>'), "line 5: <type>: the attribute 'x' is not supported"),
        (('<type name="Colony"/>', "loose words"), "line 5: <player>: the text 'loose words' means nothing here"),
        (("<operator type=\"greaterThan\" />", ""), "line 9: <condition>: <operator> is missing"),
        (("</player>", ""), "this is not XML: mismatched tag"),
        (('encoding="UTF-8"?>', 'encoding="UTF-8"?><!DOCTYPE x []>'), "line 1: a DOCTYPE is not taken"),
    ],
)  # fmt: skip
def test_what_is_not_supported_is_named(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    assert change[0] in PLAYER
    with pytest.raises(BotError, match=rf"^bots.xml,? .*{message}" if message[0] == "t" else f"^bots.xml, {message}") as caught:
        strategy_xml.read(file_of(tmp_path, PLAYER.replace(*change, 1)), "First")
    assert "\n" not in str(caught.value)


def test_which_player(tmp_path: Path) -> None:
    path = file_of(tmp_path, PLAYER)
    with pytest.raises(BotError, match=r"bots.xml has 2 players: say which one, as bots.xml#Name \(there are First, Second\)"):
        strategy_xml.read(path)
    with pytest.raises(BotError, match=r"bots.xml has no player 'Frist'; did you mean First"):
        strategy_xml.read(path, "Frist")
    with pytest.raises(BotError, match='line 25: <buy>: strategy="modestTrashing"'):
        strategy_xml.read(path, "Second")
    with pytest.raises(BotError, match=r"bots.xml has no <player>"):
        strategy_xml.read(file_of(tmp_path, "<playerCollection/>"))
    with pytest.raises(BotError, match="begins with <playerCollection> or <player>"):
        strategy_xml.read(file_of(tmp_path, "<html/>"))


# --- writing ---


def strategy_with(condition: str) -> Strategy:
    return read_from(f"name = 'a'\ngain = [{{card = 'Gold', when = '''{condition}'''}}, 'Silver']", "a.toml")


def round_trip(tmp_path: Path, strategy: Strategy) -> Strategy:
    return strategy_xml.read(file_of(tmp_path, strategy_xml.write(strategy)))


@pytest.mark.parametrize(
    ("condition", "becomes"),
    [
        ("turn > 3", ["turn > 3"]),
        ("3 < turn", ["turn > 3"]),
        ("turn + 2 > 3", ["turn > 1"]),
        ("2 * turn <= 7", ["turn <= 3.5"]),
        ("-turn < 3", ["turn > -3"]),
        ("not turn > 3", ["turn <= 3"]),
        ("not (turn > 3 or coins < 2)", ["turn <= 3 and coins >= 2"]),
        ("turn > 3 or coins < 2", ["turn > 3", "coins < 2"]),
        ("turn != 3", ["turn < 3", "turn > 3"]),
        ("action_phase", ["action_phase < 0", "action_phase > 0"]),
        ("points_lead > 3", ["my_points > best_rival_points + 3"]),
        ('mine("Copper") - mine("Silver") / 2 >= 0', ['mine("Copper") >= mine("Silver") / 2']),
        ('mine("Copper") >= 3 * mine("Silver")', ['mine("Copper") >= mine("Silver") * 3']),
        ("true", [""]),
        ("not true or turn > 1", ["turn > 1"]),
        ("false and turn > 1", []),
        ("(turn > 1 or coins > 1) and buys == 1", ["turn > 1 and buys == 1", "coins > 1 and buys == 1"]),
    ],
)
def test_conditions_in_their_words(tmp_path: Path, condition: str, becomes: list[str]) -> None:
    again = round_trip(tmp_path, strategy_with(condition))
    assert [again.condition_of(rule) for rule in again.gain] == [*becomes, ""]


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ("coffers > 1", "the rule for Gold when coffers > 1 cannot be written as XML: it has no 'coffers'"),
        ("turn * coins > 1", "it has no '\\*' of that kind"),
        ("min(turn, coins) > 1", "it has no 'min' of that kind"),
        ("turn + coins > buys", "it compares two things, not more"),
        ("turn > 2 * coins + 1", "it cannot add two things, nor multiply and add at once"),
        ("turn + coins > 2", "it cannot add two things"),
        ("(turn > 1) + 1 > 1", "it cannot count with what is true or false"),
        (" and ".join(["(turn > 1 or coins > 1)"] * 7), "it would take more than 64 rules"),
    ],
)
def test_what_has_no_place_is_named(condition: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        strategy_xml.write(strategy_with(condition))


def test_other_lists_have_no_place() -> None:
    with pytest.raises(BotError, match="its rules of 'trash' have no place in XML"):
        strategy_xml.write(read_from("name = 'a'\ngain = ['Gold']\ntrash = ['Curse']", "a.toml"))
    with pytest.raises(BotError, match="its rules of 'choose' have no place in XML"):
        strategy_xml.write(read_from("name = 'a'\ngain = ['Gold']\nchoose = [{card='Pawn', option='x'}]", "a.toml"))
    with pytest.raises(BotError, match="'requires' has no place in XML"):
        strategy_xml.write(read_from("name = 'a'\ngain = ['Gold']\nrequires = ['Smithy']", "a.toml"))


def gains_only(strategy: Strategy) -> Strategy:
    """What of a strategy the format can say."""
    strategy.cards = {}
    strategy.choose = []
    strategy.requires = strategy.gained()
    return strategy


SUMS = ("donate",)  # its rules add what they count, which the format cannot


def games(strategy: Strategy, kingdom: list[str]) -> list[list[int]]:
    registry_kingdom = Kingdom([name for name in kingdom if name not in ("Colonies", "Donate")],
                               [name for name in kingdom if name == "Donate"], colonies="Colonies" in kingdom)  # fmt: skip
    setup = Setup(registry_kingdom, 2, seed=1)
    out = []
    for seed in range(3):
        seats: list[Agent] = [StrategyAgent(strategy.program(), registry.fallback(1)) for _ in range(2)]
        game = setup.new_game(seed, seats)
        game.turn_limit = 60
        turns.run(game)
        out.append(list(game.gains))
    return out


@pytest.mark.parametrize("name", [path.stem for path in sorted(registry.STRATEGIES.glob("*.toml"))])
def test_our_own_strategies_gain_the_same_after_a_round_trip(tmp_path: Path, name: str) -> None:
    strategy = gains_only(registry.strategy_named(name))
    if name in SUMS:
        with pytest.raises(BotError, match="cannot be written as XML: it cannot add two things"):
            strategy_xml.write(strategy)
        return
    again = round_trip(tmp_path, strategy)
    kingdom = strategy.kingdom or ["Village", "Smithy"]
    assert again.kingdom == strategy.kingdom
    assert again.requires == strategy.requires
    assert games(again, kingdom) == games(strategy, kingdom)
    assert to_toml(round_trip(tmp_path, again)) == to_toml(again)


def test_big_money_with_a_card_makes_the_round_trip(tmp_path: Path) -> None:
    strategy = gains_only(with_card("King's Court:2"))
    again = round_trip(tmp_path, strategy)
    assert games(again, ["King's Court", "Smithy"]) == games(strategy, ["King's Court", "Smithy"])
