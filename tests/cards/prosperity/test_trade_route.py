"""Trade Route goes wrong at set-up, in which gains move a token, and by counting tokens before it trashes."""

from freehold.rules import turns, windows
from freehold.rules.events import Event
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import COIN_TOKENS, GAME_START
from tests.bed import Bed, bed

CARD = "Trade Route"


def opened(hand: str = "Trade Route", ruleset: str = "current", **more: str) -> Bed:
    """A table on which the game has begun: the tokens lie on the piles."""
    t = bed(hand=hand, ruleset=ruleset, kingdom=more.get("kingdom", ""), text=more.get("text", ""),
            landscapes=more.get("landscapes", ""))  # fmt: skip
    for player in t.game.players:
        windows.happen(t.game, Event(GAME_START, player, -1))
    return t


def tokens(t: Bed, pile: str) -> int:
    return t.game.tokens_on(int(t.game.pile_named(pile)), COIN_TOKENS)


def test_a_token_on_each_victory_pile_at_set_up() -> None:
    """At the start of the game one Coin token lies on each Victory pile of the Supply, and on no other pile."""
    kingdom = Kingdom(["Trade Route", "Gardens", "Village", "Cellar", "Smithy", "Moat", "Market", "Militia", "Mine", "Mint"],
                      colonies=True)  # fmt: skip
    game = Setup(kingdom, 3).new_game(1, [Agent(), Agent(), Agent()])
    turns.advance(game)
    marked = {pile.name for pile in game.piles if game.tokens_on(int(pile.index), COIN_TOKENS) == 1}
    assert marked == {"Estate", "Duchy", "Province", "Colony", "Gardens"}


def test_a_coin_for_each_token_on_the_mat() -> None:
    """You get $1 for each token on the mat when you play it; what moves later changes nothing."""
    t = opened(hand="Trade Route, Copper")
    t.gain("Estate", seat=1)
    t.gain("Province")
    t.play("Trade Route")
    assert t.p1.coins == 2
    assert t.p1.buys == 2
    t.gain("Duchy")
    assert t.p1.coins == 2


def test_without_a_card_to_trash() -> None:
    """You get the Buy and the coins even if you have no card to trash."""
    t = opened(hand="Trade Route")
    t.gain("Estate")
    t.play("Trade Route")
    assert t.p1.coins == 1
    assert t.p1.buys == 2
    assert t.trashed == ""


def test_only_the_first_gain_moves_the_token() -> None:
    """The first time a card is gained from the pile its token moves to the mat, whoever gains it, and stays there."""
    t = opened(hand="Trade Route")
    t.gain("Estate", seat=1)
    t.gain("Estate")
    assert tokens(t, "Estate") == 0
    assert t.p1.player.return_to_pile(t.card("Estate", zone="discard"))
    t.gain("Estate")
    t.play("Trade Route")
    assert t.p1.coins == 1


def test_the_token_moves_by_itself() -> None:
    """The token moves at once; it is nobody's ability that would have to be put in order with others."""
    t = opened(hand="Trade Route, Watchtower")
    t.gain("Estate", ("resolve", "Watchtower"), ("option", "trash"))
    assert tokens(t, "Estate") == 0
    t = opened(hand="Trade Route, Hoard")
    t.play("Hoard")
    t.buy("Estate")
    assert t.p1.discard == "Estate, Gold"
    assert tokens(t, "Estate") == 0


def test_trashing_from_the_supply_moves_none() -> None:
    """A Victory card that is trashed from the Supply does not move its pile's token."""
    t = opened(hand="Trade Route")
    t.p1.player.trash([t.game.top_named("Estate")])
    t.play("Trade Route")
    assert t.p1.coins == 0
    assert tokens(t, "Estate") == 1


def test_gaining_from_elsewhere_moves_none() -> None:
    """Only a gain from the pile counts, not that of a card of the pile from the trash."""
    t = opened(hand="Trade Route", text="trash: Estate")
    t.p1.player.gain(t.game.cards_in(1)[0])
    assert t.p1.discard == "Estate"
    assert tokens(t, "Estate") == 1


# Trail plays itself when it is trashed, by way of the Mouse as a Workshop: trashing it gains an Estate.
TRAIL = {"hand": "Trade Route, Trail", "landscapes": "Way of the Mouse", "text": "extra Way of the Mouse: Workshop"}


def test_trashes_first_then_counts() -> None:
    """You trash first: a token that moves because of that already counts."""
    t = opened(**TRAIL)
    t.play("Trade Route", ("resolve", ""), ("resolve", "Trail"), ("resolve", "Way of the Mouse"), ("gain", "Estate"))
    assert t.p1.coins == 1


def test_first_printing_counts_first() -> None:
    """First printing: you get the coins before you trash."""
    t = opened(ruleset="first printing", **TRAIL)
    t.play("Trade Route", ("resolve", ""), ("resolve", "Trail"), ("resolve", "Way of the Mouse"), ("gain", "Estate"))
    assert t.p1.coins == 0
    assert tokens(t, "Estate") == 0
    t = opened(hand="Trade Route, Copper", ruleset="first printing")
    t.gain("Duchy", seat=1)
    t.play("Trade Route")
    assert t.p1.coins == 1
    assert t.p1.buys == 2
    assert t.trashed == "Copper"


def test_one_card() -> None:
    """You trash one card, no more, and must; so in the first printing."""
    for ruleset in ("current", "first printing"):
        t = bed(hand="Trade Route, Copper, Estate", ruleset=ruleset)
        t.play("Trade Route", ("trash", "Copper"))
        assert "(1 to 1 of" in t.asked[0]
        assert t.trashed == "Copper"
