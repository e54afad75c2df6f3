"""The Loot pile goes wrong when it can be seen, bought, or chosen from."""

from freehold.cards import load_all
from freehold.rules.question import Agent
from freehold.rules.setup import Kingdom, Setup
from tests.bed import bed

CARD = "Loot"


def test_thirty_cards_two_of_each() -> None:
    """The pile has 30 cards, two of each of the 15 Loots, if any card of the game refers to it, else it is not there."""
    t = bed(hand="Sack of Loot")
    pile = t.game.pile_named("Loot")
    names = [t.game.name(card) for card in t.game.cards_in(t.game.pile_zone(pile))]
    assert len(names) == 30
    assert len(set(names)) == 15
    assert bed(hand="Smithy").game.pile_named("Loot") == -1


def test_shuffled() -> None:
    """It is shuffled before the game."""
    load_all()
    setup = Setup(Kingdom(["Search"]))
    orders = set()
    for seed in range(3):
        game = setup.new_game(seed, [Agent(), Agent()])
        orders.add(tuple(game.name(card) for card in game.cards_in(game.pile_zone(game.pile_named("Loot")))))
    assert len(orders) == 3


def test_not_in_the_supply() -> None:
    """Loots are not in the Supply: they can be neither bought nor gained except by what says "gain a Loot"."""
    t = bed(hand="Sack of Loot, Artisan", coins=20)
    names = [t.game.name(card) for card in t.p1.player.supply()]
    pile = t.game.pile_named("Loot")
    assert t.top("Loot") not in names
    assert not t.game.in_supply(t.game.top(pile))
    assert not t.on_offer(t.top("Loot"))


def test_face_down() -> None:
    """All of the pile is face down: nobody knows what comes next."""
    t = bed(hand="Sack of Loot")
    pile = t.game.pile_named("Loot")
    view = t.p1.player.view
    assert view.top(pile) == -1
    for card in t.game.cards_in(t.game.pile_zone(pile)):
        assert view.kind_id(card) == -1


def test_gained_from_the_top_and_shown() -> None:
    """You gain the top Loot, and everybody sees which."""
    t = bed(hand="Sack of Loot", text="top Loot: Sword, Staff")
    t.play("Sack of Loot")
    assert t.p1.discard == "Sword"
    assert t.p2.player.view.kind_id(t.p1.player.discards[0]) >= 0
    assert t.top("Loot") == "Staff"


def test_cost() -> None:
    """A Loot costs $7 for whatever asks for its cost."""
    t = bed(hand="Sword, Remodel", kingdom="King's Court")
    assert t.cost("Sword") == 7
    t.play("Remodel", ("gain", "Province"))
    assert t.trashed == "Sword"


def test_returned_to_the_top() -> None:
    """A Loot that is returned to its pile goes on top of it."""
    t = bed(hand="Spell Scroll", landscapes="Way of the Horse", deck="2 Copper")
    t.play("Spell Scroll", ("resolve", "Way of the Horse"))
    assert t.top("Loot") == "Spell Scroll"
    assert t.left("Spell Scroll") == 30


def test_names_not_types() -> None:
    """Loot is a type, not a name: two different Loots are differently named cards."""
    t = bed(hand="Sword, Staff")
    assert len({t.game.name(card) for card in t.p1.player.hand}) == 2
    assert all(t.game.kinds[i].name != "Loot" for i in t.game.setup.nameable)


def test_returned_by_swap() -> None:
    """A Spell Scroll, the Loot that is an Action, may be returned with Swap."""
    t = bed(hand="Swap, Spell Scroll", kingdom="Village")
    t.play("Swap", ("return", "Spell Scroll"), ("gain", "Village"))
    assert t.top("Loot") == "Spell Scroll"
    assert t.p1.hand == "Village"
