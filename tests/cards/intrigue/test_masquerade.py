"""Masquerade goes wrong when a card is passed on that has just arrived, or when empty hands stop the chain."""

from freehold.rules.question import Question
from freehold.rules.view import View
from freehold.rules.vocab import CARD_MASK, HAND
from tests.bed import WATCHERS, Bed, bed

CARD = "Masquerade"
FIRST = "first printing"


def questions(t: Bed, verb: str) -> list[str]:
    return [asked for asked in t.asked if f"'{verb}'" in asked]


def test_draw_pass_then_trash() -> None:
    """You draw 2 cards, everybody passes a card to the left, then you alone may trash a card from your hand."""
    t = bed(hand="Masquerade, Estate", deck="Gold, Silver", p2="Copper, Province", p3="Curse, Duchy")
    t.play("Masquerade", ("pass", "Estate"), ("p2", "pass", "Copper"), ("p3", "pass", "Curse"), ("trash", "Curse"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p2.hand == "Estate, Province"
    assert t.p3.hand == "Copper, Duchy"
    assert t.trashed == "Curse"


def test_may_trash_nothing() -> None:
    """You need not trash a card."""
    t = bed(hand="Masquerade, Estate", p2="Copper")
    t.play("Masquerade", ("trash", ""))
    assert t.p1.hand == "Copper"
    assert t.p2.hand == "Estate"
    assert t.trashed == ""


def test_all_at_once() -> None:
    """All pass at the same time: you choose your card before you see the one you are passed, and cannot pass that on."""
    t = bed(hand="Masquerade, Gold, Silver", p2="Copper, Estate", p3="Curse, Duchy")
    t.play("Masquerade", ("pass", "Gold"), ("p2", "pass", "Copper"), ("p3", "pass", "Curse"), ("trash", ""))
    first, second, third = questions(t, "pass")
    assert "Gold, Silver)" in first
    assert "Copper, Estate)" in second
    assert "Curse, Duchy)" in third


def test_nobody_has_moved_when_the_last_one_chooses() -> None:
    """No card is passed before everybody has chosen one."""
    t = bed(hand="Masquerade, Gold, Silver", p2="Copper, Estate", p3="Curse, Duchy")
    sizes: list[str] = []

    def watch(view: View, question: Question) -> None:
        sizes.append(f"{t.p1.hand} / {t.p2.hand} / {t.p3.hand}")

    WATCHERS.append(watch)
    t.play("Masquerade", ("pass", "Gold"), ("p2", "pass", "Copper"), ("p3", "pass", "Curse"), ("trash", ""))
    WATCHERS.remove(watch)
    assert sizes[:3] == ["Gold, Silver / Copper, Estate / Curse, Duchy"] * 3
    assert sizes[3] == "Silver, Curse / Estate, Gold / Duchy, Copper"


def test_passing_is_not_gaining() -> None:
    """A passed card is not gained: nothing that happens when a card is gained happens, and it comes into the hand."""
    t = bed(hand="Masquerade, Smithy", p2="Watchtower")
    t.play("Masquerade", ("trash", ""))
    assert t.p2.hand == "Smithy"
    assert t.game.gained_cards(1) == []


def test_passed_face_down() -> None:
    """Only the two players involved know which card was passed."""
    t = bed(hand="Masquerade, Gold", p2="Copper", p3="Curse")
    t.game.log = []
    t.play("Masquerade", ("trash", ""))
    passed = [entry for entry in t.game.log if entry.word == "pass"]
    assert [(entry.seat, entry.audience) for entry in passed] == [(0, 0b011), (1, 0b110), (2, 0b101)]
    gold = t.game.zones[t.game.players[1].base + HAND][0]
    assert t.game.players[1].view.can_see(gold)
    assert not t.game.players[2].view.can_see(gold)


def test_a_passed_card_put_back_is_secret_again() -> None:
    """When the one who got the card puts a card back face down, the one who passed it does not know which it is."""
    t = bed(hand="Masquerade, Gold", p2="Copper, Courtyard")
    t.play("Masquerade", ("p2", "pass", "Copper"), ("trash", ""))
    t.play("Courtyard", seat=1)
    assert t.p2.deck == "Gold"
    top = t.game.cards_in(t.game.players[1].base + 1)[-1] & CARD_MASK
    assert t.game.players[1].view.can_see(top)
    assert not t.game.players[0].view.can_see(top)


def test_empty_hands_are_skipped() -> None:
    """Players without cards in hand are left out: cards go to the next player to the left who has cards in hand."""
    t = bed(hand="Masquerade, Gold", p2="", p3="Copper", p4="Curse")
    t.play("Masquerade", ("trash", ""))
    assert t.p1.hand == "Curse"
    assert t.p2.hand == ""
    assert t.p3.hand == "Gold"
    assert t.p4.hand == "Copper"


def test_whoever_plays_it_may_be_the_one_without_cards() -> None:
    """If you have no cards yourself, even after drawing, the others still pass among themselves; you get nothing."""
    t = bed(hand="Masquerade", p2="Copper", p3="Curse")
    t.play("Masquerade")
    assert t.p1.hand == ""
    assert t.p2.hand == "Curse"
    assert t.p3.hand == "Copper"


def test_only_one_player_with_cards() -> None:
    """If only one player has cards in hand, nobody passes a card; that player keeps it."""
    t = bed(hand="Masquerade, Gold, Silver", p2="")
    t.play("Masquerade", ("trash", "Silver"))
    assert t.p1.hand == "Gold"
    assert t.p2.hand == ""
    assert questions(t, "pass") == []


def test_hands_are_judged_after_drawing() -> None:
    """Your two cards are drawn before it matters who has cards in hand."""
    t = bed(hand="Masquerade", deck="Gold", p2="Copper")
    t.play("Masquerade", ("trash", ""))
    assert t.p1.hand == "Copper"
    assert t.p2.hand == "Gold"


def test_choosing_starts_with_the_current_player() -> None:
    """The players are asked in turn order, beginning with the one whose turn it is."""
    t = bed(hand="Estate, Duchy", p2="Masquerade, Gold, Silver", p3="Copper, Curse", text="turn: p2 action")
    t.play("Masquerade", ("p2", "pass", "Gold"), ("p3", "pass", "Curse"), ("p1", "pass", "Duchy"), ("p2", "trash", ""))
    assert t.p3.hand == "Copper, Gold"
    assert t.p1.hand == "Estate, Curse"
    assert t.p2.hand == "Silver, Duchy"


def test_last_card_is_passed_without_asking() -> None:
    """Passing is not optional: your only card must go."""
    t = bed(hand="Masquerade", deck="Province", p2="Curse")
    t.play("Masquerade", ("trash", ""))
    assert t.p2.hand == "Province"


def test_not_an_attack() -> None:
    """It is no Attack: Moat and the like cannot be used against it."""
    t = bed(hand="Masquerade, Gold", p2="Moat")
    t.play("Masquerade", ("trash", ""))
    assert t.p1.hand == "Moat"


def test_possessed() -> None:
    """While you are possessed, cards you pass are passed as usual: the possessor decides what, and keeps what comes."""
    t = bed(hand="Possession", deck="5 Copper", p2="Masquerade, Province, Estate", p2_deck="2 Silver")
    t.play("Possession")
    t.end_turn()
    t.play("Masquerade", ("p2", "pass", "Province"), ("p2", "trash", ""))
    assert t.p1.hand == "4 Copper, Province"
    assert t.p2.hand == "2 Silver, Estate, Copper"
    t.end_turn()
    assert "Province" in t.p1.hand


def test_first_printing_passes_to_empty_hands() -> None:
    """First printing: you pass to the player on your left even if their hand is empty; they have nothing to pass on."""
    t = bed(hand="Masquerade, Gold", p2="", p3="Copper", ruleset=FIRST)
    t.play("Masquerade", ("trash", ""))
    assert t.p1.hand == "Copper"
    assert t.p2.hand == "Gold"
    assert t.p3.hand == ""


def test_first_printing_takes_from_a_helpless_opponent() -> None:
    """First printing: against one opponent with an empty hand you pass and get nothing (a hand is emptied for good)."""
    t = bed(hand="Masquerade, Gold, Curse", p2="Province", ruleset=FIRST)
    t.play("Masquerade", ("pass", "Curse"), ("trash", "Province"))
    assert t.trashed == "Province"
    t = bed(hand="Masquerade, Gold, Curse", p2="", ruleset=FIRST)
    t.play("Masquerade", ("pass", "Curse"), ("trash", ""))
    assert t.p1.hand == "Gold"
    assert t.p2.hand == "Curse"


def test_first_printing_draws_and_passes_what_there_is() -> None:
    """First printing: you pass a card even if you could not draw 2, and all still pass at once."""
    t = bed(hand="Masquerade, Estate, Duchy", p2="Copper, Curse", ruleset=FIRST)
    t.play("Masquerade", ("pass", "Estate"), ("p2", "pass", "Curse"), ("trash", ""))
    assert t.p1.hand == "Duchy, Curse"
    assert t.p2.hand == "Copper, Estate"
    assert "Estate" not in questions(t, "pass")[1]


def test_a_passed_card_is_not_gained_by_anybody() -> None:
    """Reactions to a gain, Changeling, Tax and the like have nothing to do with a passed card."""
    t = bed(hand="Masquerade, Gold", p2="Sheepdog, Copper", kingdom="Changeling", landscapes="Tax",
            text="tokens Gold: debt=2")  # fmt: skip
    t.play("Masquerade", ("p2", "pass", "Copper"), ("trash", ""))
    assert t.p2.hand == "Sheepdog, Gold"
    assert t.p2.debt == 0


def test_first_printing_draws_two_and_trashes_one() -> None:
    """First printing: +2 Cards, and you may trash one card, as now."""
    t = bed(hand="Masquerade, Estate", deck="Gold, Silver, Copper", p2="Curse, Duchy", ruleset=FIRST)
    t.play("Masquerade", ("pass", "Estate"), ("p2", "pass", "Curse"), ("trash", "Curse"))
    assert t.p1.hand == "Gold, Silver"
    assert "(0 to 1 of" in t.asked[-1]
    t = bed(hand="Masquerade, Estate", deck="Gold, Silver, Copper", p2="Curse, Duchy")
    t.play("Masquerade", ("pass", "Estate"), ("p2", "pass", "Curse"), ("trash", "Curse"))
    assert t.p1.hand == "Gold, Silver"
    assert "(0 to 1 of" in t.asked[-1]
