"""Blessed Village goes wrong in when its Boon is received, and in where the Boon waits until then."""

from freehold.rules.vocab import DECK
from tests.bed import Bed, bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Blessed Village"
KEEP = ("option", "keep it for the start of your next turn")
MINE = 29  # the zone of the Boons that the first player has taken


def now(boon: str) -> tuple[str, str]:
    return ("option", f"receive {boon} now")


def table(boon: str, hand: str = "", deck: str = "", **counters: int) -> Bed:
    return bed(hand, deck, kingdom="Blessed Village", text="boons: " + boon, **counters)  # type: ignore[arg-type]


def test_a_card_and_two_actions() -> None:
    """+1 Card, +2 Actions. Playing it gives no Boon."""
    t = bed(hand="Blessed Village", deck="Copper, Gold", text="boons: The Mountain's Gift")
    t.play("Blessed Village")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2
    assert t.p1.discard == ""


def test_a_boon_received_at_once() -> None:
    """When you gain it you take the top Boon, see it, and may receive it at once."""
    t = table("The Mountain's Gift")
    t.gain("Blessed Village", now("The Mountain's Gift"))
    assert t.p1.discard == "Blessed Village, Silver"
    assert cards_of(t, 5) == ["The Mountain's Gift"]


def test_a_boon_for_the_next_turn() -> None:
    """Or you keep it, and receive it at the start of your next turn; until then it is in none of the piles of Boons."""
    t = table("The Mountain's Gift", deck="12 Copper")
    t.gain("Blessed Village", KEEP)
    assert cards_of(t, MINE) == ["The Mountain's Gift"]
    t.end_turn()
    assert t.p1.discard == "Blessed Village"
    assert cards_of(t, MINE) == ["The Mountain's Gift"]
    t.end_turn()
    assert t.p1.discard == "Blessed Village, Silver"
    assert cards_of(t, MINE) == []
    assert cards_of(t, 5) == ["The Mountain's Gift"]


def test_kept_for_the_next_turn_until_clean_up() -> None:
    """A Boon that is kept until Clean-up, received on your next turn, is kept until the Clean-up of that turn."""
    t = table("The Field's Gift", deck="12 Copper")
    t.gain("Blessed Village", KEEP)
    t.end_turn()
    t.end_turn()
    assert (t.p1.actions, t.p1.coins) == (2, 1)
    assert cards_of(t, 5) == []
    t.end_turn()
    assert cards_of(t, 5) == ["The Field's Gift"]


def test_gained_at_the_start_of_your_turn() -> None:
    """Gained at the start of your turn (with Cobbler), a Boon that you keep waits for your next turn, not this one."""
    t = bed(hand="Cobbler", deck="20 Copper", kingdom="Blessed Village", text="turn: p1 night\nboons: The Mountain's Gift")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Blessed Village"), ("p1", *KEEP))
    assert t.p1.discard == "-"
    t.end_turn()
    t.end_turn()
    assert "Silver" in t.p1.discard


def test_gained_on_another_turn() -> None:
    """Gained on another player's turn, the Boon may wait for your next turn; +Buys and +$ received at once are lost."""
    t = table("The Forest's Gift, The Mountain's Gift", deck="12 Copper")
    t.gain("Blessed Village", ("p2", *now("The Forest's Gift")), seat=1)
    t.gain("Blessed Village", ("p2", *KEEP), seat=1)
    t.end_turn()
    assert (t.p2.buys, t.p2.coins) == (1, 0)
    assert t.p2.discard == "2 Blessed Village, Silver"


def test_in_your_buy_phase() -> None:
    """An Action received in your Buy phase is of no use: your Action phase is over. The $1 is."""
    t = table("The Field's Gift", hand="Smithy", coins=4)
    t.buy("Blessed Village", now("The Field's Gift"))
    assert t.p1.coins == 1
    t.step()
    assert not any("'play'" in line for line in t.asked)


def test_the_boon_may_move_it() -> None:
    """A Boon that draws or looks at cards may move the gained card, if it was gained onto your deck."""
    t = table("The Sea's Gift")
    t.gain("Blessed Village", now("The Sea's Gift"), to=DECK)
    assert t.p1.hand == "Blessed Village"
    t = table("The Moon's Gift")
    t.gain("Blessed Village", now("The Moon's Gift"), ("topdeck", "Blessed Village"))
    assert t.p1.deck == "Blessed Village"


def test_looked_at_and_put_back_it_has_moved() -> None:
    """Looked at with The Sun's Gift it has moved, even if you put it back on top: nothing else can move it then."""
    t = table("The Sun's Gift", hand="Watchtower", deck="Gold")
    t.gain("Blessed Village", ("resolve", "Blessed Village"), now("The Sun's Gift"), ("discard", ""),
           ("topdeck", "Blessed Village, Gold"), to=DECK)  # fmt: skip
    assert t.p1.deck == "Blessed Village, Gold"


def test_other_abilities_first() -> None:
    """You may resolve other abilities of the gain before you take the Boon."""
    t = table("The Sea's Gift", hand="Watchtower")
    t.gain("Blessed Village", ("resolve", "Watchtower"), ("option", "topdeck"), now("The Sea's Gift"))
    assert t.p1.hand == "Watchtower, Blessed Village"


def test_a_gain_by_the_boon() -> None:
    """A card that the Boon gains, or that a discarded Tunnel brings, is gained after the Blessed Village."""
    t = table("The Wind's Gift", hand="Tunnel, Copper", deck="2 Estate")
    t.gain("Blessed Village", now("The Wind's Gift"), ("discard", "Tunnel, Copper"), ("resolve", "Tunnel"))
    assert t.p1.discard == "Blessed Village, Tunnel, Copper, Gold"


def test_two_of_them() -> None:
    """Each has a Boon of its own; at the start of your turn you choose which to receive first."""
    t = table("The Mountain's Gift, The Sea's Gift", deck="12 Copper")
    t.gain("Blessed Village", KEEP)
    t.gain("Blessed Village", KEEP)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Blessed Village"))
    assert t.p1.discard == "2 Blessed Village, Silver"
    assert t.p1.hand == "6 Copper"
