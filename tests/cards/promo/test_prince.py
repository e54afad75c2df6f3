"""Prince goes wrong when the card comes into play, or when Prince leaves play although it has a card to play."""

from tests.bed import Bed, bed

CARD = "Prince"


def test_played_every_turn() -> None:
    """At the start of each of your turns the card is played and stays set aside; Prince stays in play all game."""
    t = bed(hand="Prince, Smithy", deck="40 Copper")
    t.play("Prince", ("set aside", "Smithy"))
    assert t.p1.hand == ""  # not played this turn
    for _ in range(3):
        t.end_turn()
        assert t.p1.in_play == "Prince"
        t.end_turn()
        assert len(t.p1.hand) == 8
        assert t.p1.aside == "Smithy"
        assert t.p1.in_play == "Prince"


def test_what_may_be_chosen() -> None:
    """The card must cost up to $4 and be neither a Duration (so no Prince) nor a Command card."""
    t = bed(hand="2 Prince, Smithy, Market, Enchantress, Captain, Copper, Village", actions=3)
    t.play("Prince", ("set aside", "Village"))
    assert "of: Smithy, Village)" in t.asked[-1]


def test_optional_and_then_discarded() -> None:
    """If you set aside no card, Prince is discarded this turn."""
    t = bed(hand="Prince, Smithy", deck="9 Copper")
    t.play("Prince", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_cumulative() -> None:
    """Played by a throne room it takes two cards, both played each turn; the throne room stays as well."""
    t = bed(hand="Throne Room, Prince, Village, Moat", deck="20 Copper")
    t.play("Throne Room", ("play card", "Prince"), ("set aside", "Village"), ("set aside", "Moat"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Prince"
    t.end_turn(("p1", "resolve", "Prince"))
    assert len(t.p1.hand) == 8
    assert t.p1.actions == 3


def test_a_card_cannot_move_itself() -> None:
    """The card is played while it lies set aside: it cannot trash itself, and what needs that does not happen."""
    t = bed(hand="Prince, Mining Village", deck="20 Copper")
    t.play("Prince", ("set aside", "Mining Village"))
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Mining Village"
    assert t.p1.coins == 0
    assert t.p1.actions == 3


def test_cannot_be_trashed_by_its_own_instructions() -> None:
    """A card that would trash itself stays where it is and is played again next turn."""
    t = bed(hand="Prince, Feast", deck="20 Copper", kingdom="Village")
    t.play("Prince", ("set aside", "Feast"))
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"))
    assert t.p1.aside == "Feast"
    assert t.trashed == ""
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"))


def test_played_at_the_start_of_a_turn() -> None:
    """If you play Prince at the start of your turn, it plays its card on this turn already."""
    t = bed(deck="20 Copper", text="p1 hand: Prince, Smithy\nturn: p1 action")
    from freehold.rules import windows
    from freehold.rules.events import Event
    from freehold.rules.vocab import TURN_START

    t.play("Prince", ("set aside", "Smithy"))
    windows.happen(t.game, Event(TURN_START, t.game.players[0], -1))
    assert t.p1.hand == "3 Copper"


def test_removed_from_play() -> None:
    """If Prince leaves play, the card stays set aside and is still played."""
    t = bed(hand="Prince, Smithy", deck="40 Copper")
    t.play("Prince", ("set aside", "Smithy"))
    t.game.players[0].trash([t.card("Prince", zone="play")])
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 8


# --- before 2022 ---


def old(hand: str, deck: str = "40 Copper", kingdom: str = "") -> Bed:
    return bed(hand=hand, deck=deck, kingdom=kingdom, ruleset="first printing")


def test_old_prince_puts_the_card_into_play() -> None:
    """Before 2022: you set Prince aside with an Action; each turn that card is played and set aside in Clean-up."""
    t = old("Prince, Smithy")
    t.play("Prince", ("may", "yes"))
    assert t.p1.aside == "Prince, Smithy"
    for _ in range(2):
        t.end_turn()
        t.end_turn()
        assert t.p1.in_play == "Smithy"
        assert len(t.p1.hand) == 8
    t.end_turn()
    assert t.p1.aside == "Prince, Smithy"


def test_old_prince_stops() -> None:
    """Before 2022: if the card is not discarded from play on the turn it is played, Prince stops playing it."""
    t = old("Prince, Feast", kingdom="Village")
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"))
    assert t.trashed == "Feast"
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Prince"


def test_old_prince_and_a_duration() -> None:
    """Before 2022: a Duration stays in play, so Prince does not set it aside and stops playing it."""
    t = old("Prince, Enchantress")
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Enchantress"
    t.end_turn()
    assert t.p1.in_play == "Enchantress"
    t.end_turn()
    assert t.p1.aside == "Prince"
    assert t.p1.in_play == ""


def test_old_prince_and_a_reserve_card() -> None:
    """Before 2022: a Reserve card goes to the Tavern mat, so Prince loses track of it even if it is called this turn."""
    t = old("Prince, Duplicate")
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn()
    assert t.p1.tavern == "Duplicate"
    t.gain("Silver", ("resolve", "Duplicate"))
    assert t.p1.in_play == "Duplicate"
    t.end_turn()
    assert t.p1.aside == "Prince"
    t.end_turn()
    assert t.p1.in_play == ""


def test_old_prince_and_another_ability_that_moves_it() -> None:
    """Before 2022: if another ability moves the card when it is discarded, Prince may lose track of it."""
    t = old("Prince, Border Guard", deck="40 Copper")
    t.game.set_held(t.game.kind_named("Horn"), 1)
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn()
    t.clean_up(("resolve", "Horn"))
    assert "Border Guard" in t.p1.hand
    assert t.p1.aside == "Prince"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == ""  # it has stopped


def test_old_prince_left_where_it_is() -> None:
    """Before 2022: Prince must set itself aside. Replayed by a throne room it cannot do so again: one card only."""
    t = old("Throne Room, Prince, Smithy, Village")
    t.play("Throne Room", ("play card", "Prince"), ("may", "yes"), ("set aside", "Village"))
    assert t.p1.aside == "Prince, Village"
    assert t.p1.hand == "Smithy"


def test_commands_that_are_no_durations() -> None:
    """A Band of Misfits that costs only $4 now is a Command: it cannot be set aside."""
    t = bed(hand="Prince, Bridge, Band of Misfits, Village", actions=2)
    t.play("Bridge")
    t.play("Prince", ("set aside", "Village"))
    assert "Band of Misfits" not in t.asked[0]


def test_old_prince_without_a_card() -> None:
    """Before 2022: with no Action to set aside with it, Prince itself is set aside for nothing."""
    t = bed(hand="Prince", deck="20 Copper", ruleset="first printing")
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Prince"
    assert t.p1.in_play == ""
