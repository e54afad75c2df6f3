"""Possession goes wrong in who does what: the turn is the other player's, only the decisions and the gains are yours."""

from freehold.rules.question import Answer, Outside, Question
from freehold.rules.view import View
from freehold.rules.vocab import DECK, HAND, TREASURE_PHASE
from tests.bed import Bed, bed

CARD = "Possession"


def possessed(p2: str = "", ruleset: str = "current", hand: str = "Possession", **more: str) -> Bed:
    """The second player's turn, with the first one deciding."""
    t = bed(hand=hand, p2=p2, ruleset=ruleset, deck=more.pop("deck", "5 Estate"),
            p2_deck=more.pop("p2_deck", "6 Copper"), kingdom=more.pop("kingdom", ""), text=more.pop("text", ""),
            landscapes=more.pop("landscapes", ""))  # fmt: skip
    t.play("Possession")
    t.end_turn()
    return t


def never(view: View, question: Question) -> Answer:
    raise AssertionError("the possessed player was asked")


def test_is_set_up_for_after_the_turn() -> None:
    """It sets up an extra turn after this one: nothing happens while you play it, and it needs not stay in play."""
    t = bed(hand="Possession, Investment", p2="Gold")
    t.play("Possession")
    assert t.game.current == 0
    t.game.players[0].trash([t.card("Possession", zone="play")])
    t.end_turn()
    assert t.game.current == 1
    assert t.game.extra_turn


def test_the_turn_is_theirs() -> None:
    """The possessed player takes the turn: "you" on cards is that player, with their cards, Actions and coins."""
    t = possessed("Market", p2_deck="Gold")
    t.play("Market")
    assert t.p2.hand == "Gold"
    assert t.p2.coins == 1
    assert t.p1.coins == 0


def test_you_decide() -> None:
    """You make all decisions of the possessed player."""
    t = possessed("Cellar, Estate, Copper")
    t.game.agents = [t.game.agents[0], Outside(never)]
    t.play("Cellar", ("discard", "Estate"))
    assert t.p2.discard == "Estate"


def test_their_attacks_hit_you() -> None:
    """If you make them play an Attack, it affects you as always; your part of it is decided by you as yourself."""
    t = possessed("Militia", deck="2 Estate, 3 Copper")
    t.play("Militia", ("p1", "discard", "2 Estate"))
    assert t.p1.hand == "3 Copper"


def test_you_see_their_cards() -> None:
    """You see all their cards, the hand they draw in Clean-up too."""
    t = possessed("Cellar, Gold")
    me = t.game.players[0].view
    assert me.can_see(t.card("Gold", 1))
    assert not t.game.players[1].view.can_see(t.card("Estate", 0))


def test_you_see_no_more_after_it() -> None:
    """When the extra turn is over, their cards are hidden from you again."""
    t = possessed("Cellar, Gold")
    t.end_turn()
    assert not t.game.players[0].view.can_see(t.card("Copper", 1))


def test_their_own_turn_follows() -> None:
    """After being possessed, and after extra turns that come of it, they get their regular turn, which is theirs."""
    t = possessed("Cellar")
    t.p2.player.extra_turn(t.game.kind_named("Possession"))
    t.end_turn()
    assert (t.game.current, t.game.extra_turn, t.game.players[1].controller) == (1, True, 1)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn, t.game.players[1].controller) == (1, False, 1)
    t.end_turn()
    assert t.game.current == 0


def test_you_gain_their_cards() -> None:
    """What they would gain you gain instead, always to your discard pile; they have gained nothing this turn."""
    t = possessed("2 Gold")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "2 Gold"))
    t.buy("Gold")
    t.gain("Silver", to=HAND)
    t.gain("Duchy", to=DECK)
    assert t.p1.discard == "Possession, Gold, Silver, Duchy"
    assert len(t.p2.hand) == 0
    assert t.p2.deck == "6 Copper"
    assert t.game.gained_cards(1) == []
    assert len(t.game.gained_cards(0)) == 3


def test_their_when_gain_abilities_do_not_trigger() -> None:
    """Nothing of theirs triggers on the gain (they gain nothing), but yours does: you may reveal your Watchtower."""
    t = possessed("Watchtower", hand="Possession", deck="Watchtower, 4 Estate")
    t.gain("Gold", ("p1", "resolve", "Watchtower"), ("p1", "option", "topdeck"), seat=1)
    assert t.p1.deck == "Gold"


def test_their_when_buy_abilities_do_trigger() -> None:
    """When-buy abilities of theirs trigger, for they do buy the card."""
    t = possessed("Goons, Silver, Talisman", text="pile Silver: 6", kingdom="Cellar")
    t.play("Goons")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Talisman, Silver"))
    t.buy("Silver", ("resolve", "Goons"))
    assert t.p2.vp == 1
    assert t.p1.vp == 0
    assert t.p1.discard == "Possession, 2 Estate, 2 Silver"


def test_an_effect_on_the_gained_card_fails() -> None:
    """An effect that goes on with the card they would have gained does nothing, for they gained none."""
    t = possessed("Cellar")
    assert t.p2.player.gain_named("Gold") == -1


def test_bought_by_neither() -> None:
    """An ability for "when you gain a card you bought" triggers for neither: they bought it, you gained it."""
    t = possessed("Hoard")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Hoard"))
    t.buy("Estate")
    assert t.p1.discard == "Possession, Estate"
    assert t.p2.discard == ""


def test_their_trashed_cards_come_back() -> None:
    """Cards of theirs that are trashed are set aside and go to their discard pile after the next hand is drawn."""
    t = possessed("Mint, Gold, Copper", p2_deck="3 Copper")
    t.trash("Gold")
    assert t.p2.aside == "Gold"
    assert t.trashed == ""
    t.trash("Copper")
    t.clean_up()
    assert t.p2.hand == "3 Copper, Mint"
    assert t.p2.discard == "Gold, Copper"


def test_they_were_still_trashed() -> None:
    """The cards count as trashed: what they get for trashing, they get."""
    t = possessed("Apprentice, Gold")
    t.play("Apprentice")
    assert t.p2.hand == "6 Copper"


def test_only_their_own_trashed_cards() -> None:
    """A card that they trash from the Supply, or that another player trashes, stays in the trash."""
    t = possessed("Bishop", deck="Gold, 4 Estate")
    t.p2.player.trash([t.game.top_named("Silver")])
    assert t.trashed == "Silver"
    t.play("Bishop", ("p1", "trash", "Gold"))
    assert t.trashed == "Silver, Gold"


def test_debt_is_yours() -> None:
    """Debt they would get you get. Other tokens stay with them."""
    t = possessed("Monument")
    t.p2.player.get_debt(3)
    assert (t.p1.debt, t.p2.debt) == (3, 0)
    t.play("Monument")
    assert (t.p1.vp, t.p2.vp) == (0, 1)


def test_their_tokens_can_be_spent() -> None:
    """You can make them spend their Coffers and pay off their Debt, but not spend or pay your own."""
    t = possessed("Copper", text="p1: coffers=3 debt=2\np2: coffers=2 debt=1")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Coffers"), ("spend", 2))
    assert (t.p1.coffers, t.p2.coffers, t.p2.coins) == (3, 0, 2)
    t.step(("treasures", "Copper"))
    t.to_phase(3)
    t.step(("buy", "pay debt"))
    assert (t.p1.debt, t.p2.debt, t.p2.coins) == (2, 0, 2)


def test_it_is_their_next_turn() -> None:
    """The extra turn is their next turn: what waits for it (as of Durations) happens on it."""
    t = bed(hand="Possession", deck="5 Estate", p2="Captain", p2_deck="20 Copper", kingdom="Smithy",
            text="turn: p2 action")  # fmt: skip
    t.play("Captain")
    t.end_turn()
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 0)
    assert t.p2.hand == "8 Copper"


def test_an_extra_turn_of_theirs_is_not_yours() -> None:
    """An extra turn that comes of cards played on the possessed turn is resolved as always, without you."""
    t = possessed("Possession")
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.players[0].controller, t.game.players[1].controller) == (0, 1, 1)
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller, t.game.extra_turn) == (1, 1, False)


def test_not_twice_in_a_row() -> None:
    """Current wording: there is no second extra turn in a row. A Possession played twice gives one extra turn."""
    t = bed(hand="Throne Room, Possession", p2="Cellar")
    t.play("Throne Room", ("play card", "Possession"))
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, True)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, False)


def test_first_printing_gives_a_turn_each() -> None:
    """First printing: each playing gives a turn; a Throne Room with Possession gives two extra turns."""
    t = bed(hand="Throne Room, Possession", p2="Cellar", ruleset="first printing")
    t.play("Throne Room")
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, True)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn, t.game.players[1].controller) == (1, True, 0)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, False)


def test_who_last_had_a_turn_comes_first() -> None:
    """Between turns whoever had the last turn, even a possessed one, is the current player: their turns come first."""
    t = bed(hand="2 Possession", p2="Possession", actions=2, p2_deck="5 Copper", ruleset="first printing")
    t.play("Possession")
    t.play("Possession")
    t.end_turn()
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, True)
    t.end_turn()
    assert (t.game.current, t.game.players[0].controller) == (0, 1)
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, False)


def test_their_choice_among_their_turns() -> None:
    """If several extra turns wait for a player, that player decides which comes first."""
    t = bed(hand="Possession", p2="Cellar", landscapes="")
    t.play("Possession")
    t.p2.player.extra_turn(t.game.kind_named("Smithy"))
    t.end_turn(("p2", "turn", "Smithy"))
    assert (t.game.current, t.game.players[1].controller) == (1, 1)


def test_a_card_that_trashes_itself_twice() -> None:
    """A card that trashes itself is set aside; when it is played again it has lost track of itself."""
    t = possessed("Tiara, Investment, Copper, Silver, Gold")
    t.play("Tiara", ("play card", "Investment"), ("trash", "Copper"), ("option", "trash this"),
           ("trash", "Gold"), ("option", "trash this"))  # fmt: skip
    assert t.p2.vp == 2
    assert t.p2.aside == "Copper, Investment, Gold"


def test_first_printing_leaves_debt() -> None:
    """First printing: only cards are gained by you; Debt stays with the possessed player."""
    t = possessed("Cellar", ruleset="first printing")
    t.p2.player.get_debt(3)
    assert (t.p1.debt, t.p2.debt) == (0, 3)
    t.gain("Gold", seat=1)
    assert t.p1.discard == "Possession, Gold"


def test_several_trashed_at_once() -> None:
    """All cards that are trashed at once come back, and nobody has to put their return in order."""
    t = possessed("Forge, Copper, Estate, Curse", p2_deck="3 Copper")
    t.play("Forge", ("trash", "Copper, Estate, Curse"))
    assert t.p2.aside == "Copper, Estate, Curse"
    assert t.p1.discard == "Possession, Estate"
    t.clean_up()
    assert t.p2.aside == ""
    assert t.p2.discard == "Copper, Estate, Curse"


def test_when_trash_abilities_in_your_order() -> None:
    """If a trashed card has an ability too, you choose which comes first: a Fortress set aside cannot return to hand."""
    t = possessed("Fortress")
    t.trash("Fortress", ("resolve", "Possession"))
    assert t.p2.hand == ""
    assert t.p2.aside == "Fortress"
    t = possessed("Fortress")
    t.trash("Fortress", ("resolve", "Fortress"))
    assert t.p2.hand == "Fortress"
    assert t.p2.aside == ""


def test_only_on_the_extra_turn() -> None:
    """On their own next turn nothing of it is left: they decide, gain and trash for themselves."""
    t = possessed("Cellar", p2_deck="5 Copper, 5 Silver")
    t.end_turn()
    t.gain("Gold", seat=1)
    t.trash("Copper", seat=1)
    t.p2.player.get_debt(2)
    assert t.p1.discard == "Possession"
    assert "Gold" in t.p2.discard
    assert t.trashed == "Copper"
    assert (t.p1.debt, t.p2.debt) == (0, 2)


def test_with_three_players() -> None:
    """The player to your left is possessed; when they are made to play Possession, the next one is possessed by them."""
    t = bed(hand="Possession", p2="Possession", p2_deck="5 Copper", p3="Cellar")
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 0)
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.players[2].controller) == (2, 1)
    t.gain("Gold")
    assert "Gold" in t.p2.discard
    t.end_turn()
    assert (t.game.current, t.game.extra_turn) == (1, False)


def test_they_gained_nothing_for_what_counts_gains() -> None:
    """What counts the cards they gained finds none: Conquest, Triumph and Merchant Guild give nothing, Destrier costs $6."""
    t = possessed("Merchant Guild", landscapes="Conquest, Triumph", kingdom="Destrier")
    t.play("Merchant Guild")
    t.p2.player.coins = 9
    t.p2.player.buys = 3
    t.buy("Conquest")
    t.buy("Triumph")
    t.buy("Copper")
    assert t.cost("Destrier") == 6
    assert t.p1.discard == "Possession, 2 Silver, Estate, Copper"
    t.to_phase(5)
    assert (t.p2.vp, t.p2.coffers, t.p1.vp, t.p1.coffers) == (0, 0, 0, 0)


def test_baths_reward_the_possessed_player() -> None:
    """They gained no card on that turn, so the Baths give them 2 VP, though you gained one."""
    t = possessed("Cellar", landscapes="Baths", text="tokens Baths: vp=12", hand="Possession")
    t.gain("Copper", seat=1)
    assert t.p1.discard == "Possession, Copper"
    t.end_turn()
    assert t.p2.vp == 2


def test_treasure_hunter_sees_no_gains_of_theirs() -> None:
    """Whoever sits to their left finds that they gained nothing on that turn."""
    t = bed(hand="Possession", p2="Cellar", p3="Treasure Hunter", deck="5 Estate", p2_deck="20 Copper")
    t.play("Possession")
    t.end_turn()
    t.gain("Gold", seat=1)
    assert t.p1.discard == "Possession, Gold"
    t.play("Treasure Hunter", seat=2)
    assert t.p3.discard == ""


def test_attacks_on_what_is_bought_and_gained() -> None:
    """What waits for somebody who gains a card they bought, or in their Buy phase, triggers for neither of you."""
    t = bed(hand="Possession", p2="Gold", p3="Swamp Hag", deck="5 Estate", p2_deck="20 Copper", landscapes="Tax",
            text="tokens Silver: debt=2")  # fmt: skip
    t.play("Swamp Hag", seat=2)
    t.play("Possession")
    t.end_turn()
    t.p2.player.coins = 3
    t.buy("Silver")
    assert t.p1.discard == "Possession, Silver"
    assert t.p2.discard == ""
    assert (t.p1.debt, t.p2.debt) == (0, 0)


def test_their_overpayment_brings_nothing() -> None:
    """An overpayment is resolved by whoever gains the bought card: as they do not, nothing comes of it."""
    t = possessed("Gold", kingdom="Herald", p2_deck="6 Copper")
    t.p2.player.coins = 6
    t.buy("Herald", ("overpay", 2))
    assert t.p1.discard == "Possession, Herald"
    assert t.p2.deck == "6 Copper"


def test_first_printing_when_bought_haggler() -> None:
    """First printing: what triggers when they buy does: Haggler gains a card, which you gain instead."""
    t = possessed("Haggler", ruleset="first printing")
    t.play("Haggler")
    t.p2.player.coins = 6
    t.buy("Gold", ("gain", "Silver"))
    assert t.p1.discard == "Possession, Silver, Gold"
    assert t.p2.discard == ""


def test_what_is_no_gain_stays_theirs() -> None:
    """A card that they Exile from the Supply, or take in exchange, was not gained: it goes where it goes for them."""
    t = bed(hand="Possession", p2="Moat, Page", deck="5 Estate", p2_deck="6 Copper", landscapes="Way of the Camel")
    t.play("Possession", ("resolve", ""))
    t.end_turn()
    t.play("Moat", ("resolve", "Way of the Camel"))
    t.p2.player.actions = 1
    t.play("Page", ("resolve", ""))
    t.clean_up(("resolve", "Page"))
    assert t.p2.exile == "Gold"
    assert "Treasure Hunter" in t.p2.discard
    assert t.p1.discard == "Possession"


def test_cards_from_other_places_are_yours_too() -> None:
    """A card they buy from the Black Market deck, or gain from the trash, is yours; so is the Gold of a Tunnel of theirs."""
    t = possessed("Black Market, Gold", text="extra Black Market: Laboratory, Gardens, Artisan\n"
                  "offers: Laboratory, Gardens, Artisan")  # fmt: skip
    t.play("Black Market", ("treasures", "Gold"), ("buy", "Laboratory"), ("order", "Gardens, Artisan"))
    assert t.p1.discard == "Possession, Laboratory"
    t = possessed("Lurker, Cellar, Tunnel", text="trash: Village")
    t.play("Lurker", ("option", "gain from the trash"))
    t.play("Cellar", ("discard", "Tunnel"), ("resolve", "Tunnel"))
    assert t.p1.discard == "Possession, Village, Gold"
    assert t.p2.discard == "Tunnel"


def test_a_skipped_turn() -> None:
    """If they have a turn to skip (Lich), the possessed turn is the next they would take: that one is skipped."""
    t = bed(hand="Possession", p2="Lich", text="turn: p2 action", deck="5 Estate", p2_deck="30 Copper")
    t.play("Lich")
    t.end_turn()
    t.play("Possession")
    t.end_turn()
    assert (t.game.current, t.game.extra_turn, t.game.players[1].controller) == (1, False, 1)


def test_what_depends_on_their_gaining_an_estate() -> None:
    """If they have to gain an Estate for something (Wild Hunt, Scrounge) nothing comes of it: you gain the Estate."""
    t = possessed("Wild Hunt", kingdom="Wild Hunt", text="tokens Wild Hunt: vp=3")
    t.play("Wild Hunt", ("option", "gain an Estate"))
    assert t.p1.discard == "Possession, Estate"
    assert (t.p1.vp, t.p2.vp) == (0, 0)
    t = possessed("Copper", landscapes="Scrounge", text="trash: Estate")
    t.p2.player.coins = 3
    t.buy("Scrounge", ("option", "gain an Estate"))
    assert t.p1.discard == "Possession, Estate"
    assert t.p2.discard == ""


def test_devils_workshop_and_monastery() -> None:
    """Devil's Workshop finds that they gained nothing, and gains a Gold for you again; Monastery lets them trash nothing."""
    t = possessed("2 Devil's Workshop, Monastery, Estate")
    t.play("Devil's Workshop")
    t.play("Devil's Workshop")
    t.play("Monastery")
    assert t.p1.discard == "Possession, 2 Gold"
    assert t.p2.hand == "Estate"
