"""Fool's Gold goes wrong when the first play is counted by card, or when its owner's own Province triggers it."""

from tests.bed import bed

CARD = "Fool's Gold"


def test_first_and_others() -> None:
    """The first Fool's Gold you play in a turn makes $1, each other one $4."""
    t = bed(hand="3 Fool's Gold", text="turn: p1 treasure")
    t.step(("treasures", "3 Fool's Gold"))
    assert t.p1.coins == 9


def test_reaction() -> None:
    """When another player gains a Province, you may trash this from your hand to gain a Gold onto your deck."""
    t = bed(p2="Fool's Gold", p2_deck="Copper")
    t.gain("Province", ("p2", "resolve", "Fool's Gold"))
    assert t.trashed == "Fool's Gold"
    assert t.p2.deck == "Gold, Copper"


def test_reaction_is_optional() -> None:
    """You need not trash it."""
    t = bed(p2="Fool's Gold")
    t.gain("Province", ("p2", "resolve", ""))
    assert t.p2.hand == "Fool's Gold"


def test_several() -> None:
    """You may trash several of them for one Province."""
    t = bed(p2="2 Fool's Gold")
    t.gain("Province", ("p2", "resolve", "Fool's Gold"), ("p2", "resolve", "Fool's Gold"))
    assert t.p2.deck == "2 Gold"


def test_on_your_turn() -> None:
    """It also works on your turn, if another player gains a Province then."""
    t = bed(hand="Fool's Gold")
    t.gain("Province", ("p1", "resolve", "Fool's Gold"), seat=1)
    assert t.p1.deck == "Gold"


def test_not_your_own_province() -> None:
    """Your own Province does not trigger it, nor does another card of theirs."""
    t = bed(hand="Fool's Gold", p2="")
    t.gain("Province")
    t.gain("Duchy", seat=1)
    assert t.p1.hand == "Fool's Gold"


def test_trashed_otherwise() -> None:
    """If it is trashed in any other way, you gain no Gold."""
    t = bed(hand="Fool's Gold")
    t.trash("Fool's Gold")
    assert t.p1.deck == "-"


def test_waylaid() -> None:
    """If the first one does nothing (Highwayman), the next is not the first one you play, and makes $4."""
    t = bed(hand="Highwayman", p2="2 Fool's Gold", p2_deck="5 Copper")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "2 Fool's Gold"))
    assert t.p2.coins == 4


def test_drawn_meanwhile() -> None:
    """If something draws it when the Province is gained, you may still react with it."""
    t = bed(p2="Black Cat", p2_deck="Fool's Gold, Copper")
    t.gain("Province", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Fool's Gold"))
    assert t.trashed == "Fool's Gold"
    assert t.p2.deck == "Gold"


def test_reckless() -> None:
    """A Reckless Fool's Gold that is the first one makes $1 both times."""
    t = bed(hand="Fool's Gold", kingdom="Fool's Gold", landscapes="Reckless",
            text="extra Reckless: Fool's Gold\nturn: p1 treasure")  # fmt: skip
    t.play("Fool's Gold")
    assert t.p1.coins == 2


def test_no_gold_left() -> None:
    """With no Gold left you may still trash it, and gain nothing."""
    t = bed(p2="Fool's Gold", text="pile Gold: 0")
    t.gain("Province", ("p2", "resolve", "Fool's Gold"))
    assert t.trashed == "Fool's Gold"
    assert t.p2.deck == "-"
