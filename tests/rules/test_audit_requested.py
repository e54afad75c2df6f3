"""What an audit of the kernel found, and the mechanisms it asked for."""

from collections.abc import Callable

import pytest

from freehold.rules import windows
from freehold.rules.events import Event, Later
from freehold.rules.invariants import difference
from freehold.rules.kinds import REGISTRY, Hook
from freehold.rules.player import Player
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import (
    ACTION,
    ACTIONS_AS_BUYS,
    AFTER_PLAY,
    BEFORE_PLAY,
    CLEANUP_PHASE,
    DECK,
    DECK_BOTTOM,
    HAND,
    MAY_PLAY,
    SET_UP,
    VICTORY,
    WHEN_DISCARD,
    WHOLE_GAME,
)  # fmt: skip
from tests.bed import Bed, bed


def waits(t: Bed, event: int, function: Callable[[Player, Later, Event], None], fresh: bool = False) -> Later:
    """Set up an ability of nobody's card for the first player, the next time that happens."""
    hook = Hook(t.game.kind_named("Village"), event, function, SET_UP, 0, False, None, False, 0, False, False, False)
    effect = Later(hook, 0, -1)
    effect.once = True
    effect.fresh = fresh
    effect.lasts = WHOLE_GAME
    windows.remember(t.game, effect)
    return effect


def test_the_next_play_is_not_the_one_under_way() -> None:
    """'The next time you play a card' set up while a card is being played does not mean that very card."""
    t = bed(hand="2 Village", deck="9 Copper")
    replayed: list[str] = []

    def after(you: Player, this: Later, event: Event) -> None:
        replayed.append("played")

    def before(you: Player, this: Later, event: Event) -> None:
        waits(t, AFTER_PLAY, after, fresh=True)

    waits(t, BEFORE_PLAY, before)
    t.play("Village")
    assert replayed == []
    t.play("Village")
    assert replayed == ["played"]


def test_cards_played_during_the_discards_of_clean_up_go_too() -> None:
    """A card that comes into play while cards are discarded from play in Clean-up is discarded in the same Clean-up."""
    t = bed(hand="Moat, Smithy", deck="9 Copper")

    def plays(you: Player, this: Later, event: Event) -> None:
        if event.from_play:
            you.play(you.hand[0])

    waits(t, WHEN_DISCARD, plays)
    t.play("Moat")
    t.game.phase = CLEANUP_PHASE
    first = t.card("Smithy")
    t.game.players[0].topdeck([c for c in t.game.players[0].hand if c != first])
    t.clean_up()
    assert t.p1.in_play == ""


def test_no_cost_or_type_of_a_card_one_may_not_see() -> None:
    """Of a card that you may not see you learn neither its cost nor its types."""
    t = bed(p2="Province")
    view = t.game.players[0].view
    card = t.game.players[1].hand[0]
    assert view.kind_id(card) == -1
    assert view.cost(card) != 8
    assert not view.types(card) & VICTORY


def test_cards_discarded_together_are_not_shown() -> None:
    """Of cards that you discard together from your hand the others see the last only, whatever you had shown before."""
    t = bed(hand="Copper, Estate, Gold", deck="Silver")
    player = t.game.players[0]
    player.reveal_hand()
    player.draw(1)
    player.discard(player.hand[:2])
    view = t.game.players[1].view
    assert [view.kind(card) is None for card in player.discards] == [True, False]


def test_the_log_does_not_tell_the_rest_of_the_hand() -> None:
    """In Clean-up you discard your hand at once; only its top card is seen."""
    t = bed(hand="Estate, Gold, Province", deck="9 Copper")
    t.game.log = []
    t.clean_up()
    kinds = [t.game.kinds[k].name for e in t.game.log if e.audience < 0 for k in e.kinds]
    assert len([name for name in kinds if name in ("Estate", "Gold", "Province")]) <= 1


def test_an_heirloom_brings_its_piles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The piles that an Heirloom speaks of (Ghosts, Wishes) are in the game with it."""
    bed()
    monkeypatch.setattr(REGISTRY.by_name["Goat"], "brings", ["Spoils"])
    cards = ["Pixie", "Village", "Smithy", "Moat", "Market", "Festival", "Chapel", "Cellar", "Militia", "Witch"]
    assert "Spoils" in Setup(Kingdom(cards)).pile_index


def test_a_way_gives_coins_in_the_name_of_the_card() -> None:
    """If a Way of an Action gave you +$, the card is one that gave you +$ (for what looks at that afterwards)."""
    t = bed(hand="Village", landscapes="Way of the Sheep", deck="9 Copper")
    made: list[bool] = []

    def after(you: Player, this: Later, event: Event) -> None:
        made.append(event.play is not None and event.play.made_coins)

    waits(t, AFTER_PLAY, after)
    t.play("Village", ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 2
    assert made == [True]


def named(t: Bed, cards: list[int]) -> list[str]:
    return [t.game.name(card) for card in cards]


def test_which_cards_in_play_were_played_this_turn() -> None:
    """An ability may ask which of the cards in play were played this turn (not called, not left from an earlier one)."""
    t = bed(hand="Village", text="p1 play: Wharf\np1 tavern: Ratcatcher", kingdom="Wharf, Ratcatcher", deck="9 Copper")
    player = t.game.players[0]
    t.play("Village")
    player.call(player.tavern[0])
    assert t.p1.in_play == "Ratcatcher, Village, Wharf"
    assert named(t, player.played_this_turn()) == ["Village"]


def test_cards_played_on_an_earlier_turn_were_not_played_this_turn() -> None:
    """A Duration that stays in play was played on the turn before."""
    t = bed(hand="Wharf", kingdom="Wharf", deck="20 Copper", p2="5 Copper", p2_deck="9 Copper")
    t.play("Wharf")
    assert named(t, t.game.players[0].played_this_turn()) == ["Wharf"]
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Wharf"
    assert t.game.players[0].played_this_turn() == []


def test_which_cards_would_be_discarded_from_play() -> None:
    """At the start of Clean-up an ability may ask which cards in play are about to be discarded."""
    t = bed(hand="Village, Wharf", kingdom="Wharf", deck="9 Copper", actions=2)
    t.play("Village")
    t.play("Wharf")
    assert named(t, t.game.players[0].leaving_play()) == ["Village"]


def allow_actions(you: Player, this: Later, event: Event) -> None:
    event.number = 1


def test_actions_as_buys() -> None:
    """Something may let a player use Actions as Buys: cards are on offer without a Buy, and Buys are used up first."""
    t = bed(coins=9, actions=1)
    player = t.game.players[0]
    player.buys = 1
    waits(t, ACTIONS_AS_BUYS, allow_actions)
    t.game.effects[-1].once = False
    t.buy("Silver")
    assert (player.buys, player.actions) == (0, 1)
    t.buy("Silver")
    assert (player.buys, player.actions) == (0, 0)
    assert not t.on_offer("Silver")


def test_without_leave_actions_buy_nothing() -> None:
    """Without a Buy nothing is on offer, however many Actions there are."""
    t = bed(coins=3, actions=3)
    t.game.players[0].buys = 0
    assert not t.on_offer("Silver")


def test_a_card_gained_under_the_deck() -> None:
    """A card may be gained to the bottom of the deck; nothing has covered it since, so what moves gained cards finds it."""
    t = bed(deck="Copper, Silver")
    player = t.game.players[0]
    gained = player.gain_named("Gold", to=DECK_BOTTOM)
    assert t.p1.deck == "Copper, Silver, Gold"
    assert player.move_to(gained, HAND) >= 0
    assert (t.p1.deck, t.p1.hand) == ("Copper, Silver", "Gold")


def test_under_an_empty_deck_it_is_the_deck() -> None:
    """Under an empty deck it is the whole deck; what is put onto it later covers nothing that lay at the bottom."""
    t = bed(hand="Estate")
    player = t.game.players[0]
    gained = player.gain_named("Gold", to=DECK_BOTTOM)
    player.topdeck(player.hand)
    assert t.p1.deck == "Estate, Gold"
    assert t.game.still_there(gained)


def test_how_many_cards_a_player_trashed() -> None:
    """It is known how many cards a player has trashed this turn, and how many on their own last turn."""
    t = bed(hand="3 Copper", p2="2 Estate", deck="9 Copper", p2_deck="9 Copper")
    one, two = t.game.players
    one.trash(one.hand[:2])
    two.trash(two.hand[:1])
    assert (one.trashed_this_turn(), two.trashed_this_turn()) == (2, 1)
    t.end_turn()
    assert (one.trashed_this_turn(), one.trashed_last_turn()) == (0, 2)
    assert (two.trashed_this_turn(), two.trashed_last_turn()) == (0, 0)  # on somebody else's turn


@pytest.mark.parametrize("what", [DECK_BOTTOM, DECK])
def test_clones_remember_it(what: int) -> None:
    """A clone of the game knows the same of what was gained, played and trashed."""
    t = bed(hand="Village, Copper", text="p1 play: Wharf", kingdom="Wharf", deck="9 Copper")
    player = t.game.players[0]
    player.gain_named("Gold", to=what)
    player.trash(player.hand[1:])
    assert difference(t.game.clone(), t.game) == ""


def forbid(you: Player, this: Later, event: Event) -> None:
    event.number = 0


def test_a_reaction_that_plays_itself_is_not_offered_while_that_is_forbidden() -> None:
    """What may be played from the hand as a Reaction is not offered while something forbids to play it."""
    t = bed(hand="Sheepdog", kingdom="Sheepdog", deck="9 Copper")
    waits(t, MAY_PLAY, forbid)
    t.game.effects[-1].once = False
    t.gain("Copper")
    assert t.p1.hand == "Sheepdog"
    t.game.effects.clear()
    t.game.alert[MAY_PLAY] = 0
    t.gain("Copper", ("resolve", "Sheepdog"))
    assert t.p1.hand == "2 Copper"


def test_what_was_bought_in_the_phase() -> None:
    """It is known how many cards were bought in this Buy phase; an Event is no card, and the next phase begins anew."""
    t = bed(coins=9, buys=3, landscapes="Expedition")
    player = t.game.players[0]
    assert player.bought_this_phase() == 0
    t.buy("Expedition")
    assert player.bought_this_phase() == 0
    t.buy("Silver")
    assert player.bought_this_phase() == 1
    assert player.return_to_actions()
    assert player.bought_this_phase() == 0


def test_naming_among_some_types() -> None:
    """An ability may ask to name a card of a type."""
    t = bed(kingdom="Moat, Wharf")
    t.expect(("name", "Wharf"))
    assert t.game.players[0].name_card(ACTION).name == "Wharf"
    t.finish()
    t.expect(("name", "Gold"))
    with pytest.raises(AssertionError):
        t.game.players[0].name_card(ACTION)


def test_points_of_one_card() -> None:
    """What a single card is worth, where it matters which copy it is."""
    t = bed(hand="Distant Lands, Duchy", text="p1 tavern: Distant Lands", kingdom="Distant Lands")
    player = t.game.players[0]
    assert sorted(player.points_of(card) for card in player.all_cards()) == [0, 3, 4]
