"""Tournament goes wrong when the winner chooses before all have revealed, or when another's Province wins a Prize."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Tournament"


def test_nobody_reveals() -> None:
    """+1 Action. If no other player reveals a Province, +1 Card and +$1."""
    t = bed(hand="Tournament", deck="Gold, Silver")
    t.play("Tournament")
    assert t.p1.actions == 1
    assert t.p1.hand == "Gold"
    assert t.p1.coins == 1


def test_win_a_prize() -> None:
    """If you reveal a Province, discard it and gain a Prize of your choice onto your deck; then you may draw it at once."""
    t = bed(hand="Tournament, Province", deck="Gold")
    t.play("Tournament", ("reveal", "Province"), ("gain", "Trusty Steed"))
    assert t.p1.discard == "Province"
    assert t.p1.hand == "Trusty Steed"
    assert t.p1.deck == "Gold"


def test_win_a_duchy() -> None:
    """Instead of a Prize you may gain a Duchy onto your deck."""
    t = bed(hand="Tournament, Province", p2="Province")
    t.play("Tournament", ("reveal", "Province"), ("p2", "reveal", "Province"), ("gain", "Duchy"))
    assert t.p1.deck == "Duchy"
    assert "(1 to 1 of" in t.asked[-1]  # not declined while both can be had


def test_need_not_reveal() -> None:
    """You need not reveal your Province."""
    t = bed(hand="Tournament, Province", deck="Gold")
    t.play("Tournament", ("reveal", ""))
    assert t.p1.hand == "Province, Gold"


def test_others_reveal() -> None:
    """If another player reveals a Province, you get no card and no $. They keep it and win nothing."""
    t = bed(hand="Tournament", deck="Gold", p2="Province", p3="Province")
    t.play("Tournament", ("p2", "reveal", "Province"), ("p3", "reveal", ""))
    assert t.p1.hand == ""
    assert t.p1.coins == 0
    assert t.p2.hand == "Province"
    assert t.p2.discard == ""
    assert t.game.known[t.card("Province", 1) & CARD_MASK] == -1  # everybody saw it


def test_all_reveal_before_the_choice() -> None:
    """All players reveal any Provinces before you decide what to gain."""
    t = bed(hand="Tournament, Province", p2="Province")
    t.play("Tournament", ("reveal", "Province"), ("p2", "reveal", "Province"), ("gain", "Diadem"))
    assert [asked.split("'")[1] for asked in t.asked] == ["reveal", "reveal", "gain"]
    assert t.p1.deck == "Diadem"


def test_each_prize_once() -> None:
    """There is one of each Prize. You choose among those that are left."""
    t = bed(hand="2 Tournament, 2 Province", p2="Province")
    for prize in ("Princess", "Followers"):
        t.play("Tournament", ("reveal", "Province"), ("p2", "reveal", "Province"), ("gain", prize))
    assert t.p1.deck == "Followers, Princess"
    assert t.left("Prizes") == 3
    assert "Princess" not in t.asked[-1]


def test_what_is_not_there() -> None:
    """You may choose a Prize or a Duchy even if there is none left, and gain nothing."""
    t = bed(hand="Tournament, Province", p2="Province", text="pile Duchy: 0")
    t.play("Tournament", ("reveal", "Province"), ("p2", "reveal", "Province"), ("gain", ""))
    assert t.p1.deck == "-"
    assert t.p1.discard == "Province"


def test_prizes_are_not_in_the_supply() -> None:
    """The Prizes are not in the Supply: they cannot be bought."""
    t = bed(kingdom="Tournament", coins=9)
    assert not t.on_offer("Princess")
    assert t.game.empty_supply_piles() == 0


def test_in_the_black_market() -> None:
    """The Prizes are set out also if Tournament is only in the Black Market deck; they are never in that deck."""
    t = bed(kingdom="Black Market", text="extra Black Market: Tournament")
    assert t.left("Prizes") == 5
