"""Chapter II, open information: what each player may know, and what nobody may."""

from freehold.rules.vocab import DECK, DISCARD, HAND, SECRET_MAT
from tests.bed import Bed, bed


def seen(t: Bed, viewer: int, owner: int, slot: int) -> list[str]:
    """The cards of a place as another (or the same) player sees them, top last; '?' where they may not know."""
    view = t.game.players[viewer].view
    kinds = [view.kind(card) for card in t.game.players[owner].zone(slot)]
    return ["?" if kind is None else kind.name for kind in kinds]


def test_hands() -> None:
    """Your hand is yours to see; the others know only how many cards it has."""
    t = bed(hand="Gold, Estate")
    assert seen(t, 0, 0, HAND) == ["Gold", "Estate"]
    assert seen(t, 1, 0, HAND) == ["?", "?"]
    assert t.game.players[1].view.hand_size(0) == 2


def test_decks() -> None:
    """Nobody knows the cards of a deck, but everybody their number."""
    t = bed(deck="Gold, Estate")
    assert seen(t, 0, 0, DECK) == ["?", "?"]
    assert seen(t, 1, 0, DECK) == ["?", "?"]
    assert t.game.players[1].view.deck_size(0) == 2


def test_table_trash_and_supply() -> None:
    """Cards in play, in the trash and in the Supply are open to all."""
    t = bed(text="p1 play: Village\ntrash: Gold")
    view = t.game.players[1].view
    assert [view.kind_by_id(view.kind_id(card)).name for card in view.in_play(0)] == ["Village"]
    assert view.left_named("Gold") == 29
    assert all(view.kind(card) is not None for card in t.game.cards_in(1))


def test_drawn_cards_are_secret() -> None:
    """What you draw, the others do not see."""
    t = bed(hand="Smithy", deck="Gold, Silver, Copper")
    t.play("Smithy")
    assert seen(t, 1, 0, HAND) == ["?", "?", "?"]


def test_cards_put_back_from_the_hand() -> None:
    """A card that you put from your hand onto your deck is known to you alone."""
    t = bed(hand="Artisan, Gold", deck="Estate")
    t.play("Artisan", ("gain", "Duchy"), ("topdeck", "Gold"))
    assert seen(t, 0, 0, DECK) == ["?", "Gold"]
    assert seen(t, 1, 0, DECK) == ["?", "?"]


def test_cards_shown_on_the_way() -> None:
    """A card that is revealed and put back, or gained onto the deck, is known to everybody."""
    t = bed(hand="Bureaucrat", p2="Estate", p2_deck="Copper")
    t.play("Bureaucrat")
    assert seen(t, 0, 1, DECK) == ["?", "Estate"]
    assert seen(t, 0, 0, DECK) == ["Silver"]
    assert seen(t, 1, 0, DECK) == ["Silver"]
    t = bed(hand="Spy", deck="Copper", p2_deck="Gold, Estate")
    t.play("Spy", ("discard", ""))
    assert seen(t, 0, 1, DECK) == ["?", "Gold"]
    assert seen(t, 1, 1, DECK) == ["?", "Gold"]


def test_cards_looked_at() -> None:
    """Cards that you only look at and put back are known to you alone."""
    t = bed(hand="Sentry", deck="Copper, Gold, Estate, Duchy")
    t.play("Sentry", ("trash", ""), ("discard", ""), ("topdeck", "Gold, Estate"))
    assert seen(t, 0, 0, DECK) == ["?", "Estate", "Gold"]
    assert seen(t, 1, 0, DECK) == ["?", "?", "?"]


def test_shuffling_makes_secret() -> None:
    """After a shuffle nobody knows where any card of the deck lies."""
    t = bed(hand="Harbinger", deck="Copper", discard="Gold, Silver")
    t.play("Harbinger", ("topdeck", "Gold"))
    assert seen(t, 0, 0, DECK) == ["Gold"]
    t.p1.player.shuffle_into_deck([])
    assert seen(t, 0, 0, DECK) == ["?"]
    t = bed(hand="Smithy", discard="4 Gold")
    t.play("Smithy")
    assert seen(t, 0, 0, DECK) == ["?"]


def test_drawn_again() -> None:
    """A card that others knew on your deck is lost to them when it comes to your hand and back from it."""
    t = bed(hand="Spy, Artisan", deck="Copper, Gold, Estate", actions=2)
    t.play("Spy", ("discard", ""))
    assert seen(t, 1, 0, DECK) == ["?", "Gold"]
    t.draw(1)
    assert "?" in seen(t, 1, 0, HAND)
    t.play("Artisan", ("gain", "Silver"), ("topdeck", "Gold"))
    assert seen(t, 1, 0, DECK) == ["?", "?"]


def test_only_the_top_of_a_discard_pile() -> None:
    """Cards discarded together need not be shown: only the top card of a discard pile is open."""
    t = bed(hand="Cellar, Estate, Gold, Copper", deck="3 Silver")
    t.play("Cellar", ("discard", "Estate, Gold, Copper"))
    assert seen(t, 1, 0, DISCARD) == ["?", "?", "Copper"]


def test_mats_face_down() -> None:
    """Cards that lie face down on your mat are known to you alone, their number to all."""
    t = bed(text="p1 secretmat: Gold")
    assert seen(t, 0, 0, SECRET_MAT) == ["Gold"]
    assert seen(t, 1, 0, SECRET_MAT) == ["?"]


def test_your_own_discard_pile() -> None:
    """You know what you discarded; gained cards and played cards everybody has seen."""
    t = bed(hand="Militia, Copper", p2="3 Gold, Estate, Duchy")
    t.play("Militia", ("p2", "discard", "Estate, Duchy"))
    assert seen(t, 1, 1, DISCARD) == ["Estate", "Duchy"]
    assert seen(t, 0, 1, DISCARD) == ["?", "Duchy"]
    t.gain("Silver", seat=1)
    assert seen(t, 0, 1, DISCARD)[2] == "Silver"


def test_cards_put_under_the_deck_from_the_hand() -> None:
    """A card that goes from your hand under your deck is known to you alone, even if it was shown while in the hand."""
    t = bed(hand="Copper, Estate", deck="2 Gold")
    player = t.game.players[0]
    player.reveal_hand()
    player.draw(1)
    player.bottom_deck(player.of_kind(player.hand, t.game.kind_named("Estate")))
    assert seen(t, 0, 0, DECK)[0] == "Estate"
    assert seen(t, 1, 0, DECK)[0] == "?"


def test_cards_put_onto_the_deck_from_the_supply() -> None:
    """What goes from an open pile onto a deck, everybody sees, whichever pile it is."""
    t = bed(hand="Copper", kingdom="Cellar")
    player = t.game.players[0]
    for pile in t.game.piles:
        there = player.move_to(t.game.top(pile.index), DECK)
        assert t.game.players[1].view.kind(there) is not None, pile


def told(t: Bed, viewer: int) -> list[str]:
    """The names of all cards in the log of a seat."""
    return [t.game.kinds[kind].name for entry in t.game.log or []
            if entry.audience < 0 or (entry.audience >> viewer) & 1 for kind in entry.kinds]  # fmt: skip


def test_the_log_keeps_what_only_you_have_seen() -> None:
    """A card that you take from those you looked at, or that lay face down, is not named to the others."""
    t = bed(hand="Gold, Estate", deck="Duchy, Silver")
    t.game.log = []
    player = t.game.players[0]
    looked = player.look(2)
    player.to_hand(looked[:1])
    player.put_back(looked[1:])
    player.to_hand(player.set_aside(player.of_kind(player.hand, t.game.kind_named("Gold")), face_down=True))
    assert set(told(t, 0)) == {"Duchy", "Silver", "Gold"}
    assert told(t, 1) == []
    player.to_hand(player.reveal_top(1))
    assert set(told(t, 1)) == {"Silver"}


def test_looking_at_the_bottom_card_is_told_but_not_what_it_is() -> None:
    t = bed(hand="Pearl Diver", deck="Gold, Silver, Curse")
    t.game.log = []
    t.play("Pearl Diver", ("topdeck", "no"))
    looks = [entry for entry in t.game.log if entry.word == "look"]
    assert [([t.game.kinds[kind].name for kind in entry.kinds], int(entry.audience)) for entry in looks] == [(["Curse"], 1)]
