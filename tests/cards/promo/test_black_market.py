"""Black Market goes wrong when it uses a Buy, when bought cards find a way back to its deck, or in who may buy what."""

from freehold.rules.vocab import PRIZE, REWARD
from tests.bed import Bed, Script, bed

CARD = "Black Market"
OFFERS = "Laboratory, Gardens, Artisan, Festival"


def table(hand: str, offers: str = OFFERS, landscapes: str = "", p2: str = "", deck: str = "",
          actions: int = 1, debt: int = 0, coffers: int = 0) -> Bed:  # fmt: skip
    return bed(hand="Black Market, " + hand, landscapes=landscapes, p2=p2, deck=deck, actions=actions, debt=debt,
               coffers=coffers, text=f"extra Black Market: {offers}\noffers: {offers}")  # fmt: skip


def order(*names: str) -> Script:
    return ("order", ", ".join(names))


def test_treasures_without_buying() -> None:
    """You may play any Treasures before you decide, and need not buy anything."""
    t = table("Gold, Copper")
    t.play("Black Market", ("treasures", "Gold, Copper"), ("buy", ""), order("Laboratory", "Gardens", "Artisan"))
    assert t.p1.coins == 6
    assert t.p1.in_play == "Black Market, Gold, Copper"


def test_buy_in_the_action_phase() -> None:
    """You buy with what is in your money pool, in the Action phase, without using a Buy; the rest is left for later."""
    t = table("Gold, Copper")
    t.play("Black Market", ("treasures", "Gold, Copper"), ("buy", "Laboratory"), order("Gardens", "Artisan"))
    assert t.p1.discard == "Laboratory"
    assert t.p1.coins == 1
    assert t.p1.buys == 1
    assert t.game.phase == 1


def test_not_with_debt() -> None:
    """You cannot buy a card while you have debt, and cannot pay debt off in your Action phase."""
    t = table("Gold", debt=1)
    t.play("Black Market", ("treasures", "Gold"), order("Laboratory", "Gardens", "Artisan"))
    assert t.p1.debt == 1
    assert t.p1.coins == 5


def test_only_what_you_can_pay() -> None:
    """You can buy only one of the revealed cards that you can pay for."""
    t = table("Silver")
    t.play("Black Market", ("treasures", "Silver"), ("buy", "Gardens"), order("Laboratory", "Artisan"))
    assert "of: Gardens)" in next(line for line in t.asked if "'buy'" in line)


def test_it_is_a_purchase() -> None:
    """It counts as buying a card for whatever looks for that."""
    t = bed(hand="Black Market, Gold", text=f"p1 play: Goons\nextra Black Market: {OFFERS}\noffers: {OFFERS}")
    t.play("Black Market", ("treasures", "Gold"), ("buy", "Gardens"), order("Laboratory", "Artisan"))
    assert t.p1.vp == 1


def test_the_rest_goes_to_the_bottom() -> None:
    """The cards you do not buy go to the bottom of the Black Market deck in the order you like."""
    t = table("Copper")
    before = [t.game.name(card) for card in t.game.cards_in(3)]
    t.play("Black Market", ("treasures", ""), order("Artisan", "Laboratory", "Gardens"))
    after = [t.game.name(card) for card in t.game.cards_in(3)]
    assert after[:3] == ["Gardens", "Laboratory", "Artisan"]
    assert after[3:] == before[:-3]


def test_treasures_later_in_the_turn() -> None:
    """Treasures that you keep can be played in your Buy phase, where your Buy is still there."""
    t = table("Gold, Silver")
    t.play("Black Market", ("treasures", "Gold"), ("buy", "Gardens"), order("Laboratory", "Artisan"))
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 3
    t.buy("Silver")
    assert t.p1.discard == "Gardens, Silver"


def test_coffers_in_the_middle() -> None:
    """You may spend Coffers in the middle of it, before you buy."""
    t = table("Copper", coffers=3)
    t.play("Black Market", ("treasures", "Copper"), ("spend", 2), ("buy", "Laboratory"), order("Gardens", "Artisan"))
    assert t.p1.discard == "Laboratory"
    assert t.p1.coffers == 1


def test_no_pile_to_return_to() -> None:
    """A card from the Black Market deck belongs to no pile: it cannot be returned or exchanged."""
    t = bed(hand="Black Market, Gold", kingdom="Changeling",
            text=f"extra Black Market: {OFFERS}\noffers: {OFFERS}")  # fmt: skip
    t.play("Black Market", ("treasures", "Gold"), ("buy", "Laboratory"), order("Gardens", "Artisan"))
    assert t.p1.discard == "Laboratory"
    gained = t.card("Laboratory", 0, "discard")
    assert not t.game.players[0].return_to_pile(gained)


def test_not_in_the_supply() -> None:
    """Its cards are not in the Supply: they cannot be gained from there."""
    t = table("Workshop", actions=2)
    t.play("Workshop", ("gain", "Silver"))
    assert "Gardens" not in t.asked[-1]


def test_treasures_one_after_the_other() -> None:
    """You play each Treasure in turn, and may play Treasures that the first ones put into your hand."""
    t = table("Venture", deck="Estate, Silver")
    t.play("Black Market", ("treasures", "Venture"), ("buy", ""), order("Laboratory", "Gardens", "Artisan"))
    assert t.p1.in_play == "Black Market, Venture, Silver"
    assert t.p1.coins == 5


def test_empty_deck() -> None:
    """With an empty Black Market deck you still get +$2 and may play Treasures."""
    t = table("Gold")
    for card in t.game.cards_in(3):
        t.game.put(card & 4095, 0)
    t.play("Black Market", ("treasures", "Gold"))
    assert t.p1.coins == 5


def test_set_up_of_its_cards() -> None:
    """Set-up that belongs to a card of the Black Market deck is done: Necromancer's Zombies, Pixie's Goat, Boons."""
    t = table("Copper", offers="Necromancer, Pixie, Vampire")
    assert "Zombie Spy" in [kind.name for kind in t.game.setup.zombies]
    assert t.game.pile_named("Bat") >= 0
    assert "Goat" in [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert len(t.game.cards_in(4)) == 12


def test_different_unused_cards() -> None:
    """The deck has single copies of different Kingdom cards that are not in the Supply."""
    t = bed(hand="Black Market, Smithy")
    names = [t.game.name(card) for card in t.game.cards_in(3)]
    assert len(names) == len(set(names)) == 15
    assert "Smithy" not in names
    assert "Black Market" not in names


def test_debt_in_the_buy_phase() -> None:
    """Played where you may buy and pay off Debt, it lets you pay off Debt before you buy."""
    text = f"extra Black Market: {OFFERS}\noffers: {OFFERS}\np1 holds: Innovation\ntokens Black Market: debt=2\nturn: p1 buy"
    t = bed(kingdom="Black Market", landscapes="Innovation, Tax", coins=8, text=text)
    t.buy("Black Market", ("resolve", "Tax"), ("resolve", "Innovation"), ("pay debt", 2), ("buy", "Laboratory"),
          order("Gardens", "Artisan"))  # fmt: skip
    assert t.p1.debt == 0
    assert t.p1.coins == 0
    assert t.p1.discard == "Laboratory"


def test_more_treasures_before_buying() -> None:
    """Played in the first part of your Buy phase, it lets you buy; then you may still play Treasures and buy as usual."""
    text = f"extra Black Market: {OFFERS}\noffers: {OFFERS}\np1 holds: Capitalism\nturn: p1 treasure"
    t = bed(hand="Black Market, Silver, Gold", kingdom="Black Market", landscapes="Capitalism", text=text)
    t.step(("treasures", "Black Market"), ("treasures", "Silver"), ("buy", "Gardens"), order("Laboratory", "Artisan"))
    assert t.p1.discard == "Gardens"
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3
    assert t.p1.buys == 1


def test_what_forbids_buying() -> None:
    """Where you may not buy cards, you may not buy these either: not on the turn that Mission gives."""
    t = bed(deck="Black Market, 4 Gold", landscapes="Mission", coins=4,
            text=f"extra Black Market: {OFFERS}\noffers: {OFFERS}\np1 discard: 5 Copper")  # fmt: skip
    t.buy("Mission")
    t.end_turn()
    t.play("Black Market", ("treasures", "4 Gold"), order("Laboratory", "Gardens", "Artisan"))
    assert not any("'buy'" in line and "Laboratory" in line for line in t.asked)


def test_first_printing_trader() -> None:
    """With the Trader from before 2020: a card that you bought here but did not gain goes back on top of its deck."""
    t = bed(hand="Black Market, Trader, 2 Gold", text=f"extra Black Market: {OFFERS}\noffers: {OFFERS}",
            ruleset="first printing")  # fmt: skip
    t.play("Black Market", ("treasures", "2 Gold"), ("buy", "Laboratory"), ("resolve", "Trader"), order("Gardens", "Artisan"))
    assert t.p1.discard == "Silver"
    assert t.p1.coins == 3
    deck = [t.game.name(card) for card in t.game.cards_in(3)]
    assert deck[-1] == "Laboratory"
    assert deck[:2] == ["Artisan", "Gardens"]


def test_one_card_of_a_mixed_pile() -> None:
    """Of a pile with different cards one of them, at random, is in the deck; cards such as Rewards are never in it."""
    t = bed(kingdom="Black Market", text="extra Black Market: Knights, Patrician/Emporium, Village")
    names = [t.game.name(card) for card in t.game.cards_in(3)]
    assert len(names) == len(set(names)) == 15
    assert any(name.startswith(("Sir ", "Dame ")) for name in names)
    assert ("Patrician" in names) != ("Emporium" in names)
    for seed in range(5):
        t = bed(kingdom="Black Market", text=f"seed: {seed + 1}")
        assert not any(t.game.is_a(card, REWARD | PRIZE) for card in t.game.cards_in(3))


def test_an_encampment_from_it_stays_aside() -> None:
    """An Encampment from the Black Market deck has no pile to return to: it stays set aside, and is still your card."""
    t = table("Copper", offers="Encampment, Laboratory, Gardens", actions=2, deck="9 Copper")
    t.play("Black Market", ("treasures", ""), ("buy", "Encampment"), order("Laboratory", "Gardens"))
    t.p1.player.to_hand([t.card("Encampment", zone="discard")])
    t.play("Encampment")
    t.clean_up()
    assert t.p1.aside == "Encampment"
    assert "Encampment" in [t.game.name(card) for card in t.p1.player.all_cards()]


def test_peddler_costs_8_in_the_action_phase() -> None:
    """In the Action phase a Peddler from its deck costs $8, however many Actions are in play."""
    t = table("2 Gold", offers="Peddler, Laboratory, Gardens")
    t.play("Black Market", ("treasures", "2 Gold"), ("buy", "Peddler"), order("Laboratory", "Gardens"))
    assert t.p1.coins == 0
    t = table("Gold", offers="Peddler, Laboratory, Gardens")
    t.play("Black Market", ("treasures", "Gold"), ("buy", ""), order("Peddler", "Laboratory", "Gardens"))
    assert "Peddler" not in next(asked for asked in t.asked if "'buy'" in asked)
