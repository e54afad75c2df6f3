"""Boulder Trap goes wrong when it brings a Silver from anywhere but a pile, or is passed to the wrong player."""

from freehold.cards import load_all
from freehold.rules.question import Agent, Outside
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.turns import advance
from freehold.rules.vocab import BETWEEN_TURNS, CLEANUP_PHASE
from tests.bed import Bed, bed

CARD = "Boulder Trap"
TEN = ["Smithy", "Village", "Market", "Moat", "Mine", "Militia", "Gardens", "Cellar", "Witch", "Festival"]


def trapped() -> Bed:
    """One Smithy, with a Boulder Trap under it."""
    t = bed(hand="Boulder Trap", deck="Copper", kingdom="Smithy, Boulder Trap", text="pile Smithy: 1", coins=4)
    t.game.shuffle_into(t.card("Boulder Trap"), t.game.pile_named("Smithy"))
    return t


def test_laid_at_the_start() -> None:
    """When the game starts one is shuffled into each Kingdom pile, under its top card; the others stay in the box."""
    load_all()
    setup = Setup(Kingdom([*TEN, "Boulder Trap"]))
    agents: list[Agent] = [Outside(lambda view, question: ()) for _ in range(2)]
    game = setup.new_game(5, agents)
    while game.phase != BETWEEN_TURNS:
        advance(game)
    depths = set()
    for name in TEN:
        names = [game.name(card) for card in game.cards_in(game.pile_zone(game.pile_named(name)))]
        assert names.count("Boulder Trap") == 1
        assert names[-1] == name
        depths.add(len(names) - 1 - names.index("Boulder Trap"))
    assert len(depths) > 2
    for name in ("Province", "Curse", "Silver"):
        assert "Boulder Trap" not in [game.name(c) for c in game.cards_in(game.pile_zone(game.pile_named(name)))]
    assert len([c for c in game.cards_in(0) if game.name(c) == "Boulder Trap"]) == 2


def test_not_in_other_games() -> None:
    """Without it among the kingdom's cards there are none."""
    t = bed(kingdom="Smithy")
    assert t.left("Smithy") == 10


def test_gained_when_turned_up() -> None:
    """Whoever buys, gains or trashes the card above it turns it up and gains it, and a Silver onto the deck."""
    t = trapped()
    t.buy("Smithy")
    assert t.p1.discard == "Smithy, Boulder Trap"
    assert t.p1.deck == "Silver, Copper"
    assert t.left("Smithy") == 0


def test_turned_up_by_trashing() -> None:
    """So does the player who trashes the card above it."""
    t = trapped()
    t.p2.player.trash([t.game.top(t.game.pile_named("Smithy"))])
    assert t.p2.discard == "Boulder Trap"
    assert t.p2.deck == "Silver"


def test_order_with_other_abilities() -> None:
    """If something else happens on gaining the card, the player chooses which comes first."""
    t = bed(hand="Boulder Trap", kingdom="Smithy, Boulder Trap", coins=4, landscapes="Rich",
            text="pile Smithy: 1\nextra Rich: Smithy")  # fmt: skip
    t.game.shuffle_into(t.card("Boulder Trap"), t.game.pile_named("Smithy"))
    t.buy("Smithy", ("resolve", "Rich"))
    assert [t.game.name(c) for c in t.p1.player.discards] == ["Smithy", "Silver", "Boulder Trap"]
    assert t.p1.deck == "Silver"


def test_minus_one_point() -> None:
    """Worth -1 VP."""
    t = bed(kingdom="Boulder Trap", hand="2 Boulder Trap, Estate")
    assert t.p1.points == -1


def test_passed_to_the_left() -> None:
    """When you discard it you may have the player to your left gain it. That is no gain from the Supply: no Silver."""
    t = bed(kingdom="Boulder Trap", hand="Cellar, Boulder Trap", deck="Copper", p2_deck="Gold", p3="")
    t.play("Cellar", ("discard", "Boulder Trap"), ("may", "yes"))
    assert t.p2.discard == "Boulder Trap"
    assert t.p2.deck == "Gold"
    assert t.p1.discard == "-"
    assert t.p3.discard == "-"


def test_kept() -> None:
    """You may keep it."""
    t = bed(kingdom="Boulder Trap", hand="Cellar, Boulder Trap", deck="Copper")
    t.play("Cellar", ("discard", "Boulder Trap"), ("may", "no"))
    assert t.p1.discard == "Boulder Trap"


def test_in_clean_up() -> None:
    """It works in Clean-up too, when the hand is discarded."""
    t = bed(kingdom="Boulder Trap", hand="Boulder Trap, Copper", deck="5 Silver")
    t.game.phase = CLEANUP_PHASE
    t.clean_up(("may", "yes"))
    assert t.p2.discard == "Boulder Trap"


def test_on_another_players_turn() -> None:
    """It works on another player's turn, and from the deck."""
    t = bed(kingdom="Boulder Trap", hand="Militia", p2="3 Copper, Boulder Trap", p3="")
    t.play("Militia", ("p2", "discard", "Boulder Trap"), ("p2", "may", "yes"))
    assert t.p3.discard == "Boulder Trap"
    t = bed(kingdom="Boulder Trap", hand="Sea Hag", p2_deck="Boulder Trap")
    t.play("Sea Hag", ("p2", "may", "yes"))
    assert t.p1.discard == "Boulder Trap"


def test_put_not_discarded() -> None:
    """It does nothing when the whole deck is put into the discard pile, or when it is gained there."""
    t = bed(kingdom="Boulder Trap", hand="Chancellor", deck="Boulder Trap, Copper")
    t.p1.player.discard_deck()
    assert t.p1.discard == "Boulder Trap, Copper"


def test_back_after_possession() -> None:
    """It does nothing when it was trashed on a turn of Possession and comes back to your discard pile."""
    t = bed(kingdom="Boulder Trap", hand="Possession", deck="5 Estate", p2="Boulder Trap, Copper", p2_deck="12 Copper")
    t.play("Possession")
    t.end_turn()
    t.trash("Boulder Trap")
    t.end_turn()
    assert "Boulder Trap" in t.p2.discard
    assert "Boulder Trap" not in t.p1.discard


def test_discarded_from_the_deck() -> None:
    """Cards that are discarded from your own deck count, too."""
    t = bed(kingdom="Boulder Trap", hand="Archaeologist", deck="3 Gold, Boulder Trap, 2 Copper", p3="")
    t.play("Archaeologist", ("take", "3 Gold"), ("option", "discard the rest"), ("may", "yes"))
    assert t.p1.discard == "2 Copper"
    assert t.p2.discard == "Boulder Trap"


def test_from_the_trash() -> None:
    """Gained from the trash it brings no Silver."""
    t = bed(kingdom="Boulder Trap", deck="Copper", text="trash: Boulder Trap")
    t.p1.player.gain(t.game.cards_in(1)[-1])
    assert t.p1.discard == "Boulder Trap"
    assert t.p1.deck == "Copper"


def test_no_silver_left() -> None:
    """If there are no Silvers left you gain none."""
    t = bed(hand="Boulder Trap", kingdom="Smithy, Boulder Trap", text="pile Smithy: 1\npile Silver: 0")
    t.game.shuffle_into(t.card("Boulder Trap"), t.game.pile_named("Smithy"))
    t.gain("Smithy")
    assert t.p1.discard == "Smithy, Boulder Trap"
    assert t.p1.deck == "-"
