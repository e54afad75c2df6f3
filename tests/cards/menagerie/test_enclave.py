"""Enclave goes wrong if one of the piles is empty, or if the Duchy is taken for gained."""

from tests.bed import bed

CARD = "Enclave"


def test_gold_and_duchy() -> None:
    """You gain a Gold and exile a Duchy from the Supply, which is not gaining it."""
    t = bed(landscapes="Enclave", coins=8)
    t.buy("Enclave")
    assert (t.p1.discard, t.p1.exile) == ("Gold", "Duchy")
    assert len(t.game.gained_cards(0)) == 1
    assert t.p1.points == 3


def test_one_of_them_missing() -> None:
    """If no Gold is left you still exile a Duchy, and the other way round."""
    t = bed(landscapes="Enclave", coins=8, text="pile Gold: 0")
    t.buy("Enclave")
    assert (t.p1.discard, t.p1.exile) == ("", "Duchy")
    t = bed(landscapes="Enclave", coins=8, text="pile Duchy: 0")
    t.buy("Enclave")
    assert (t.p1.discard, t.p1.exile) == ("Gold", "")
