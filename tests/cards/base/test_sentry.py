"""Sentry goes wrong in its order: draw, look, trash, discard, put back."""

from tests.bed import bed

CARD = "Sentry"


def test_trash_one_discard_one() -> None:
    """+1 Card, +1 Action; of the next two cards you may trash one and discard the other."""
    t = bed(hand="Sentry", deck="Gold, Curse, Estate, Copper")
    t.play("Sentry", ("trash", "Curse"), ("discard", "Estate"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1
    assert t.trashed == "Curse"
    assert t.p1.discard == "Estate"
    assert t.p1.deck == "Copper"


def test_trash_both() -> None:
    """You may trash both, and then there is nothing to discard or put back."""
    t = bed(hand="Sentry", deck="Gold, Curse, Estate, Copper")
    t.play("Sentry", ("trash", "Curse, Estate"))
    assert t.trashed == "Curse, Estate"
    assert t.p1.deck == "Copper"


def test_discard_both() -> None:
    """You may discard both."""
    t = bed(hand="Sentry", deck="Gold, Curse, Estate")
    t.play("Sentry", ("trash", ""), ("discard", "Curse, Estate"))
    assert t.p1.discard == "Curse, Estate"


def test_put_both_back_in_any_order() -> None:
    """You may put both back, in the order you like."""
    t = bed(hand="Sentry", deck="Gold, Curse, Silver, Copper")
    t.play("Sentry", ("trash", ""), ("discard", ""), ("topdeck", "Silver, Curse"))
    assert t.p1.deck == "Silver, Curse, Copper"


def test_trash_one_keep_one() -> None:
    """You may trash one and put the other back."""
    t = bed(hand="Sentry", deck="Gold, Curse, Silver, Copper")
    t.play("Sentry", ("trash", "Curse"), ("discard", ""))
    assert t.p1.deck == "Silver, Copper"


def test_draws_before_looking() -> None:
    """You draw before you look: with a short deck you then look at what there is, shuffling if you must."""
    t = bed(hand="Sentry", deck="Gold, Curse", discard="Silver")
    t.play("Sentry", ("trash", "Curse"), ("discard", ""))
    assert t.p1.hand == "Gold"
    assert t.p1.deck == "Silver"


def test_cards_are_kept_aside_meanwhile() -> None:
    """The cards you look at are not in your deck meanwhile; the others do not see them."""
    t = bed(hand="Sentry", deck="Gold, Curse, Silver, Copper")
    sizes: list[int] = []
    agent = t.game.agents[0]

    class Counting:
        def answer(self, view: object, question: object) -> tuple[int, ...]:
            sizes.append(t.p1.player.deck_size())
            return agent.answer(view, question)  # type: ignore[arg-type]

    t.game.agents = [Counting(), t.game.agents[1]]  # type: ignore[list-item]
    t.play("Sentry", ("trash", ""), ("discard", ""), ("topdeck", "Curse, Silver"))
    assert sizes == [1, 1, 1]
    assert t.game.known[t.card("Curse", 0, "deck") & 4095] == 1


def test_what_trashing_triggers_comes_before_discarding() -> None:
    """Trash, then discard, then put back: cards drawn in between come from beneath the cards you look at."""
    t = bed(hand="Sentry", deck="Copper, Overgrown Estate, Silver, Gold")
    t.play("Sentry", ("trash", "Overgrown Estate"), ("discard", ""))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.deck == "Silver"


def test_trashes_both_at_once() -> None:
    """Two cards are trashed at once: you order what that triggers."""
    t = bed(hand="Sentry", deck="Copper, Overgrown Estate, Fortress, Gold")
    t.play("Sentry", ("trash", "Overgrown Estate, Fortress"), ("resolve", "Fortress"))
    assert t.p1.hand == "Copper, Fortress, Gold"
