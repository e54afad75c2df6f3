"""Thief goes wrong in who chooses, in the order (all trash, then you gain, then they discard), and in what may be gained."""

from tests.bed import bed

CARD = "Thief"


def test_trashes_one_treasure_of_your_choice() -> None:
    """Each other player reveals two cards and trashes one revealed Treasure that you choose; the rest is discarded."""
    t = bed(hand="Thief", p2_deck="Copper, Gold, Estate")
    t.play("Thief", ("trash", "Gold"), ("gain", ""))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Copper"
    assert t.p2.deck == "Estate"


def test_gains_any_of_the_trashed() -> None:
    """After all have trashed you may gain any or all of the trashed cards from the trash, in any order."""
    t = bed(hand="Thief", p2_deck="Silver, Estate", p3="", text="p3 deck: Gold, Curse\np4 deck: 2 Copper")
    t.play("Thief", ("gain", "Gold"), ("gain", "Silver"), ("gain", ""))
    assert t.p1.discard == "Silver, Gold"
    assert t.trashed == "Copper"


def test_nothing_but_treasures() -> None:
    """Who reveals no Treasure trashes nothing and discards both cards."""
    t = bed(hand="Thief", p2_deck="Estate, Village, Gold")
    t.play("Thief")
    assert t.trashed == ""
    assert t.p2.discard == "Estate, Village"


def test_discards_come_last() -> None:
    """The other revealed cards are discarded only after you have gained: until then they lie aside."""
    t = bed(hand="Thief", p2_deck="Silver, Estate")
    t.expect(("gain", "Silver"))
    seen: list[str] = []
    game = t.game

    class Spy:
        def answer(self, view: object, question: object) -> tuple[int, ...]:
            seen.append(str(t.p2.discard))
            return t.answer(view, question)  # type: ignore[arg-type]

    game.agents = [Spy(), game.agents[1]]  # type: ignore[list-item]
    t.play("Thief")
    assert seen == ["-"]
    assert t.p2.discard == "Estate"
    assert t.p1.discard == "Silver"


def test_treasures_of_any_cost() -> None:
    """Any trashed Treasure can be gained, whatever it costs and whether or not it is a Kingdom card."""
    t = bed(hand="Thief", p2_deck="Platinum, Potion", text="colonies: yes")
    t.play("Thief", ("trash", "Platinum"), ("gain", "Platinum"))
    assert t.p1.discard == "Platinum"


def test_old_trash_is_not_for_you() -> None:
    """Only what was trashed this time may be gained."""
    t = bed(hand="Thief", p2_deck="Copper, Estate", text="trash: Gold")
    t.play("Thief", ("gain", ""))
    assert "Gold" not in t.asked[0]


def test_moat() -> None:
    """A player who reveals Moat reveals no cards."""
    t = bed(hand="Thief", p2="Moat", p2_deck="Gold, Silver")
    t.play("Thief", ("p2", "resolve", "Moat"))
    assert t.p2.deck == "Gold, Silver"


def test_when_gain_abilities() -> None:
    """Gaining from the trash is gaining: what that triggers is resolved after each card, before you gain the next."""
    t = bed(hand="Thief, Watchtower", deck="Estate", p2_deck="Silver, Estate", p3="", text="p3 deck: Gold, Curse")
    t.play(
        "Thief", ("gain", "Silver"), ("resolve", "Watchtower"), ("option", "topdeck"),
        ("gain", "Gold"), ("resolve", ""),
    )  # fmt: skip
    assert t.p1.deck == "Silver, Estate"
    assert t.p1.discard == "Gold"


def test_one_treasure_each() -> None:
    """One Treasure of each player is trashed, not more."""
    t = bed(hand="Thief", p2_deck="Silver, Gold")
    t.play("Thief", ("trash", "Gold"), ("gain", "Gold"))
    assert "(1 to 1 of" in t.asked[0]
    assert (t.p1.discard, t.p2.discard) == ("Gold", "Silver")
