"""Famine goes wrong when the other cards come back on top."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Famine"


def test_discard_actions_shuffle_the_rest() -> None:
    """You reveal 3 cards, discard the Actions and shuffle the others into your deck."""
    t = hexed(CARD, deck="Village, Gold, Smithy, 2 Copper")
    assert t.p1.discard == "Village, Smithy"
    assert sorted(t.p1.deck.replace("2 Copper", "Copper, Copper").split(", ")) == ["Copper", "Copper", "Gold"]


def test_the_others_are_kept_aside() -> None:
    """The other revealed cards are kept aside while you discard: they are not in your deck yet."""
    t = hexed(CARD, ("resolve", "Faithful Hound"), deck="Faithful Hound, Gold, Silver")
    assert t.p1.aside == "Faithful Hound"
    assert len(t.game.players[0].zone(1)) == 2


def test_you_shuffle_even_with_nothing_to_shuffle_in() -> None:
    """If all 3 cards are Actions you shuffle your deck all the same."""
    orders = set()
    from tests.bed import bed

    for seed in range(6):
        t = bed(deck="3 Village, Gold, Silver, Copper, Estate, Duchy", kingdom="Vampire", text=f"seed: {seed}\nhexes: Famine")
        t.game.players[0].receive_hex()
        orders.add(t.p1.deck)
    assert len(orders) > 1
