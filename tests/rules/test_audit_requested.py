"""What the audit found and the kernel does not do yet. Strict: whoever mends one takes its mark away."""

from collections.abc import Callable

import pytest

from freehold.rules import windows
from freehold.rules.events import Event, Later
from freehold.rules.kinds import REGISTRY, Hook
from freehold.rules.player import Player
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import AFTER_PLAY, BEFORE_PLAY, CLEANUP_PHASE, SET_UP, VICTORY, WHEN_DISCARD, WHOLE_GAME
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


def verb(t: Bed, name: str) -> list[int]:
    """What a verb that the first player does not have yet answers."""
    found: list[int] = getattr(t.game.players[0], name)()
    return found


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


@pytest.mark.xfail(strict=True, reason="Game.plays remembers kinds, not cards")
def test_which_cards_in_play_were_played_this_turn() -> None:
    """An ability may ask which of the cards in play were played this turn (not called, not left from an earlier one)."""
    t = bed(hand="Village", text="p1 play: Wharf", kingdom="Wharf", deck="9 Copper")
    t.play("Village")
    cards = verb(t, "played_this_turn")
    assert [t.game.name(card) for card in cards] == ["Village"]


@pytest.mark.xfail(strict=True, reason="no verb says which cards in play will be discarded in this Clean-up")
def test_which_cards_would_be_discarded_from_play() -> None:
    """At the start of Clean-up an ability may ask which cards in play are about to be discarded."""
    t = bed(hand="Village, Wharf", kingdom="Wharf", deck="9 Copper", actions=2)
    t.play("Village")
    t.play("Wharf")
    cards = verb(t, "leaving_play")
    assert [t.game.name(card) for card in cards] == ["Village"]


@pytest.mark.xfail(strict=True, reason="a purchase can only use a Buy")
def test_actions_as_buys() -> None:
    """Something may let a player use Actions as Buys: then cards are on offer without a Buy."""
    t = bed(coins=3)
    player = t.game.players[0]
    player.buys, player.actions = 0, 1
    assert hasattr(player, "actions_buy")
    player.actions_buy = True
    assert t.on_offer("Silver")
