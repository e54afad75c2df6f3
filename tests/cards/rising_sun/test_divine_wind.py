"""Divine Wind goes wrong when old piles still count, when what the new piles need is missing, or when cards get lost."""

from freehold.rules import invariants
from freehold.rules.vocab import POTION_UNIT
from tests.bed import Bed, bed

CARD = "Divine Wind"
OLD = "Poet, Smithy, Village, Market"


def blown(hand: str = "Poet", kingdom: str = OLD, landscapes: str = "Divine Wind", seed: int = 1, text: str = "",
          p2: str = "") -> Bed:  # fmt: skip
    """The last Sun is removed by a Poet."""
    t = bed(hand=hand, deck="12 Gold", kingdom=kingdom, landscapes=landscapes, actions=2, p2=p2,
            text=f"seed: {seed}\ntokens Divine Wind: sun=1\n{text}")  # fmt: skip
    t.play("Poet")
    assert invariants.faults(t.game) == []
    return t


def kingdom_names(t: Bed) -> list[str]:
    return [pile.name for pile in t.game.piles if pile.supply and pile.kingdom]


def test_ten_new_piles() -> None:
    """All Kingdom piles leave the Supply, and ten new random ones come; the basic piles stay as they are."""
    seen = set()
    for seed in range(3):
        t = blown(seed=seed, text="pile Gold: 8")
        names = kingdom_names(t)
        assert len(names) - ("Young Witch" in names) == 10  # a new Young Witch has a Bane
        assert not set(names) & {"Poet", "Smithy", "Village", "Market"}
        assert t.left("Province") == 8
        assert t.left("Gold") == 8
        seen.update(names)
        assert t.game.top_named("Smithy") == -1
    assert len(seen) > 20


def test_only_with_the_last_sun() -> None:
    """Nothing happens before the last Sun is removed."""
    t = bed(hand="Poet", deck="2 Gold", kingdom=OLD, landscapes="Divine Wind", text="tokens Divine Wind: sun=2")
    t.play("Poet")
    assert kingdom_names(t) == ["Poet", "Smithy", "Village", "Market"]


def test_eleventh_pile() -> None:
    """A pile that something else added (a Bane) is removed too; it still is the Bane."""
    t = blown(kingdom="Poet, Young Witch", hand="Poet, Young Witch, 2 Copper", p2="Moat",
              text="extra Young Witch: Moat")  # fmt: skip
    assert "Moat" not in kingdom_names(t)
    assert len(kingdom_names(t)) == 10
    t.play("Young Witch", ("p2", "resolve", "Moat"), ("discard", "2 Copper"))
    assert t.p2.discard == "-"


def test_set_up_for_new_piles() -> None:
    """The new piles get whatever they need: with a Potion in a cost there are Potions, with Looters Ruins, and so on; but
    no Heirlooms are handed out."""
    potions = ruins = False
    for seed in range(40):
        t = blown(seed=seed)
        names = kingdom_names(t)
        costs = [int(t.game.base_costs[k.id]) for p in t.game.piles if p.supply and p.kingdom for k in p.kind.members]
        if any(cost % 65536 >= POTION_UNIT for cost in costs):
            assert t.left("Potion") == 16
            potions = True
        if "Cultist" in names or "Marauder" in names or "Death Cart" in names:
            assert t.left("Ruins") == 10
            ruins = True
        assert len(t.p1.player.all_cards()) == 13
    assert potions
    assert ruins


def test_removed_piles_are_gone() -> None:
    """They no longer count as empty piles, and cards cannot be returned to them; but cards of them are played as before."""
    t = bed(hand="Poet, Smithy, Smithy", deck="12 Gold", kingdom=OLD, landscapes="Divine Wind", actions=2,
            text="tokens Divine Wind: sun=1\npile Village: 0\npile Market: 0")  # fmt: skip
    assert t.game.empty_supply_piles() == 2
    t.play("Poet")
    assert t.game.empty_supply_piles() == 0
    assert not t.p1.player.return_to_pile(t.card("Smithy"))
    t.play("Smithy")
    assert len(t.p1.player.hand) == 1 + 1 + 3


def test_no_pile_was_emptied() -> None:
    """Removing piles empties none of them: Search does not trigger."""
    t = bed(hand="Search, Poet", deck="12 Gold", kingdom=OLD, landscapes="Divine Wind", actions=2,
            text="tokens Divine Wind: sun=1")  # fmt: skip
    t.play("Search")
    t.play("Poet")
    assert t.p1.in_play == "Search, Poet"
    assert t.trashed == "-"


def test_tokens_go() -> None:
    """Tokens that lay on a removed pile are no longer on it."""
    t = bed(hand="Poet, Smithy", deck="12 Gold", kingdom=OLD, landscapes="Divine Wind", actions=2,
            text="tokens Divine Wind: sun=1")  # fmt: skip
    smithy = t.game.pile_named("Smithy")
    t.p1.player.token_at[1] = smithy
    t.game.put_tokens(int(smithy), 4, 1)
    t.play("Poet")
    assert t.p1.player.token_at[1] == -1
    assert t.game.tokens_on(int(smithy), 4) == 0


def test_traits_stay_on_their_pile() -> None:
    """A Trait still is about the cards of its removed pile."""
    t = blown(hand="Poet", landscapes="Divine Wind, Rich", text="extra Rich: Smithy\ntrash: Smithy")
    t.p1.player.gain(t.game.cards_in(1)[-1])
    assert t.p1.discard == "Smithy, Silver"


def test_ally_for_a_liaison() -> None:
    """With a Liaison among the new piles, and no Ally yet, an Ally comes into the game, with a Favor for everybody."""
    from freehold.rules.vocab import ALLY, LIAISON

    found = False
    for seed in range(60):
        t = blown(seed=seed)
        liaison = any(k.types & LIAISON for p in t.game.piles if p.supply and p.kingdom for k in p.kind.members)
        allies = [kind for kind in t.game.setup.landscapes if kind.types & ALLY]
        assert len(allies) == int(liaison)
        if liaison:
            assert (t.p1.favors, t.p2.favors) in ((1, 1), (5, 5))  # an Importer gives 4 more
            found = True
    assert found


def test_other_games_are_not_changed() -> None:
    """A clone made before goes on with the old piles: the table belongs to the game."""
    t = bed(hand="Poet", deck="12 Gold", kingdom=OLD, landscapes="Divine Wind", text="tokens Divine Wind: sun=1")
    before = t.game.clone()
    t.play("Poet")
    assert [p.name for p in before.piles if p.supply and p.kingdom] == ["Poet", "Smithy", "Village", "Market"]
    assert invariants.faults(before) == []
    after = t.game.clone()
    assert [p.name for p in after.piles if p.supply and p.kingdom] == kingdom_names(t)
    assert invariants.faults(after) == []
