"""Garrison goes wrong with throne rooms, with tokens on a card that is not in play, and when it stays without need."""

from tests.bed import bed

CARD = "Garrison"


def test_tokens() -> None:
    """+$2. This turn, each card you gain puts a token on it; at the start of your next turn, +1 Card for each token."""
    t = bed(hand="Garrison", deck="20 Copper", p2_deck="20 Copper")
    t.play("Garrison")
    assert t.p1.coins == 2
    t.gain("Curse")
    t.gain("Curse")
    t.end_turn()
    assert t.p1.in_play == "Garrison"
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    t.end_turn()
    assert t.p1.in_play == ""


def test_no_tokens() -> None:
    """If you gain nothing it is discarded the same turn."""
    t = bed(hand="Garrison", deck="20 Copper", p2_deck="20 Copper")
    t.play("Garrison")
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_only_this_turn_and_only_yours() -> None:
    """Only cards that you gain, after it was played and on this turn, count."""
    t = bed(hand="Garrison", deck="20 Copper", p2_deck="20 Copper")
    t.gain("Curse")
    t.play("Garrison")
    t.gain("Curse")
    t.gain("Curse", seat=1)
    t.end_turn()
    t.gain("Curse", seat=0)
    t.end_turn()
    assert t.p1.hand == "6 Copper"
    t.gain("Curse")
    t.end_turn()
    assert t.p1.in_play == ""


def test_several() -> None:
    """Each Garrison gets its own token for each card."""
    t = bed(hand="2 Garrison", deck="20 Copper", p2_deck="20 Copper", actions=2)
    t.play("Garrison")
    t.play("Garrison")
    t.gain("Curse")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"


def test_throne_room() -> None:
    """With Throne Room it gets two tokens for each card; they are removed once, for one card each. Both stay in play."""
    t = bed(hand="Throne Room, Garrison", deck="20 Copper", p2_deck="20 Copper")
    t.play("Throne Room", ("play card", "Garrison"))
    assert t.p1.coins == 4
    for _ in range(3):
        t.gain("Curse")
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Garrison"
    t.end_turn()
    assert t.p1.hand == "11 Copper"


def test_not_in_play() -> None:
    """Played by something that leaves it where it is, it is not in play and gets no tokens."""
    t = bed(deck="20 Copper", p2_deck="20 Copper", kingdom="Forts", text="top Forts: Garrison")
    t.p1.player.play(t.game.top_named("Garrison"), leaving=True)
    assert t.p1.coins == 2
    t.gain("Curse")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_leaving_play() -> None:
    """If it leaves play, it loses its tokens and gets no more."""
    t = bed(hand="Garrison", deck="20 Copper", p2_deck="20 Copper", landscapes="Bonfire", ruleset="first printing", coins=3)
    t.play("Garrison")
    t.gain("Curse")
    t.buy("Bonfire", ("trash", "Garrison"))
    t.gain("Curse")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_trashed_by_improve() -> None:
    """Without tokens it is discarded this turn: Improve may trash it. What you gain then adds no token: it is not in play."""
    t = bed(hand="Garrison, Improve", deck="20 Copper", actions=2, kingdom="Market")
    t.play("Garrison")
    t.play("Improve")
    t.clean_up(("resolve", "Improve"), ("trash", "Garrison"), ("gain", "Market"))
    assert t.trashed == "Garrison"
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 5


def test_played_by_its_own_gain() -> None:
    """Played as you gain it, it gets a token for its own gain."""
    t = bed(deck="20 Copper", p2_deck="20 Copper", kingdom="Forts", landscapes="City-state", favors=2,
            text="top Forts: Garrison")  # fmt: skip
    t.gain("Garrison", ("resolve", "City-state"))
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "6 Copper"


def test_improve() -> None:
    """Without tokens it is about to be discarded in Clean-up, so that Improve may trash it; the card gained for it brings no
    token, as it is not in play any more. With tokens it cannot be chosen."""
    t = bed(hand="Improve, Garrison", deck="20 Copper", p2_deck="20 Copper", actions=2, kingdom="Market")
    t.play("Improve")
    t.play("Garrison")
    t.clean_up(("resolve", "Improve"), ("trash", "Garrison"), ("gain", "Market"))
    assert t.trashed == "Garrison"
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "5 Copper"
    t = bed(hand="Improve, Garrison", deck="20 Copper", p2_deck="20 Copper", actions=2, kingdom="Smithy")
    t.play("Improve")
    t.play("Garrison")
    t.gain("Curse")
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Improve"
    assert t.p1.in_play == "Garrison"


def test_extra_turn() -> None:
    """Your next turn is the next one that you take, an extra turn too."""
    t = bed(hand="Garrison, Voyage", deck="20 Copper", actions=2)
    t.play("Garrison")
    t.play("Voyage")
    t.gain("Curse")
    t.end_turn()
    assert t.game.extra_turn
    assert t.p1.hand == "6 Copper"
