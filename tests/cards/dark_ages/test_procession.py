"""Procession goes wrong in three ways: trashing a card that has moved itself, gaining nothing when the card could not be
trashed, and reading the cost before the card was trashed."""

from tests.bed import bed

CARD = "Procession"


def test_plays_twice_trashes_and_gains() -> None:
    """You play the Action twice, trash it, and gain an Action costing exactly $1 more."""
    t = bed(hand="Procession, Smithy", deck="6 Copper, Gold", kingdom="Market, Militia")
    t.play("Procession", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper"
    assert t.trashed == "Smithy"
    assert t.p1.discard == "Market"


def test_is_optional() -> None:
    """You need not play a card. Then nothing is trashed and nothing gained."""
    t = bed(hand="Procession, Smithy", kingdom="Market")
    t.play("Procession", ("play card", ""))
    assert t.p1.hand == "Smithy"
    assert t.p1.discard == ""


def test_gains_nothing_if_nothing_costs_that() -> None:
    """If no Action in the Supply costs exactly $1 more, you gain nothing; a cheaper one will not do."""
    t = bed(hand="Procession, Smithy", deck="6 Copper", kingdom="Village")
    t.play("Procession", ("play card", "Smithy"))
    assert t.trashed == "Smithy"
    assert t.p1.discard == ""


def test_gains_only_an_action() -> None:
    """The gained card must be an Action: a Duchy will not do."""
    t = bed(hand="Procession, Militia", p2="2 Copper")
    t.play("Procession", ("play card", "Militia"))
    assert t.p1.discard == ""


def test_what_the_card_did_remains() -> None:
    """The Actions, Buys and $ that the trashed card gave are not lost."""
    t = bed(hand="Procession, Market", deck="2 Copper")
    t.play("Procession", ("play card", "Market"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 3, 2)


def test_what_was_set_up_happens_twice() -> None:
    """What the trashed card set up for later happens anyway, twice: with Possession, two extra turns."""
    t = bed(hand="Procession, Possession")
    t.play("Procession", ("play card", "Possession"))
    assert t.trashed == "Possession"
    assert len(t.game.plans) == 2


def test_card_that_moved_itself_is_not_trashed() -> None:
    """If the Action has left play by itself, you play it twice and cannot trash it, but you still gain a card."""
    t = bed(hand="Procession, Royal Carriage", kingdom="Captain")
    t.play("Procession", ("play card", "Royal Carriage"), ("resolve", ""))
    assert t.p1.tavern == "Royal Carriage"
    assert t.trashed == ""
    assert t.p1.actions == 2
    assert t.p1.discard == "Captain"


def test_card_that_trashed_itself() -> None:
    """A card that trashed itself is played a second time where it lies; you gain a card for it all the same."""
    t = bed(hand="Procession, Death Cart", kingdom="Market")
    t.play("Procession", ("play card", "Death Cart"), ("trash", "Death Cart"))
    assert t.p1.coins == 5
    assert t.trashed == "Death Cart"
    assert t.p1.discard == "Market"


def test_procession_on_procession() -> None:
    """Procession on Procession: two other cards are played twice each, trashed and replaced; last the second Procession is."""
    t = bed(hand="2 Procession, Smithy, Village", deck="8 Copper", kingdom="Market")
    t.play("Procession", ("play card", "Procession"), ("play card", "Smithy"), ("play card", "Village"),
           ("gain", "Smithy"))  # fmt: skip
    assert t.trashed == "Smithy, Village, Procession"
    assert t.p1.discard == "2 Market, Smithy"
    assert t.p1.in_play == "Procession"


def test_no_durations() -> None:
    """Procession cannot play a Duration card."""
    t = bed(hand="Procession, Enchantress")
    t.play("Procession")
    assert t.p1.hand == "Enchantress"


def test_when_trash_comes_before_the_gain() -> None:
    """What trashing the card brings comes before you gain: a Fortress is back in your hand by then, and still counts."""
    t = bed(hand="Procession, Fortress", deck="2 Copper", kingdom="Market")
    t.play("Procession", ("play card", "Fortress"))
    assert t.p1.hand == "2 Copper, Fortress"
    assert t.p1.discard == "Market"


def test_draws_from_a_trashed_cultist_first() -> None:
    """A trashed Cultist draws its three cards before the new card is gained, which so cannot be shuffled in."""
    t = bed(hand="Procession, Cultist", deck="4 Copper", discard="3 Silver", kingdom="Captain")
    t.play("Procession", ("play card", "Cultist"))
    assert t.p1.hand == "4 Copper, 3 Silver"
    assert t.p1.discard == "Captain"


def test_improve_twice() -> None:
    """What it sets up for this turn's Clean-up happens twice as well: a trashed Improve still trashes two other Actions."""
    t = bed(hand="Procession, Improve, Village", deck="20 Copper", actions=2, kingdom="Workshop")
    t.play("Village")
    t.play("Procession", ("play card", "Improve"))
    assert t.trashed == "Improve"
    t.clean_up(("resolve", "Improve"), ("trash", "Village"), ("resolve", "Improve"))
    assert t.trashed == "Improve, Village, Procession"


def test_first_printing_durations() -> None:
    """Before 2019: the Action may be a Duration. It is trashed, so Procession does not stay in play for it either."""
    t = bed(hand="Procession, Wharf", deck="4 Copper, 15 Silver", kingdom="Wharf, Altar", ruleset="first printing")
    t.play("Procession", ("play card", "Wharf"))
    assert t.p1.hand == "4 Copper"
    assert t.trashed == "Wharf"
    assert t.p1.discard == "Altar"
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert len(t.p1.hand) == 9
    assert t.p1.buys == 3


def test_gaining_is_not_optional() -> None:
    """The gain is not optional; the gained card may be a Duration."""
    t = bed(hand="Procession, Cellar", kingdom="Fishing Village, Village")
    t.play("Procession", ("play card", "Cellar"), ("gain", "Fishing Village"))
    assert "(1 to 1 of" in t.asked[-1]
    assert t.p1.discard == "Fishing Village"
