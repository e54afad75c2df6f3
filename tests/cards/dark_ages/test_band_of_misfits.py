"""Band of Misfits goes wrong when the card it plays leaves the Supply, or when it does not stay for a Duration."""

from freehold.rules.vocab import BUY_TOKEN, GAME_OVER, VP_TOKENS
from tests.bed import Bed, bed
from tests.cards.renaissance.owning import own

CARD = "Band of Misfits"
OTHER_KNIGHTS = "Dame Anna, Dame Josephine, Dame Molly, Dame Natalie, Sir Bailey, Sir Destry, Sir Michael, Sir Vander"


def test_plays_a_card_from_the_supply() -> None:
    """It plays a cheaper Action from the Supply, which stays there; Band of Misfits remains itself."""
    t = bed(hand="Band of Misfits", deck="3 Copper", kingdom="Smithy, Market")
    t.play("Band of Misfits")
    assert t.p1.hand == "3 Copper"
    assert t.left("Smithy") == 10
    assert t.p1.in_play == "Band of Misfits"


def test_plays_two_cards() -> None:
    """Two Action cards have been played: Band of Misfits and the chosen card."""
    t = bed(hand="Band of Misfits", deck="3 Copper", kingdom="Smithy")
    t.play("Band of Misfits")
    assert t.game.played(0, 1) == 2


def test_only_the_top_card_of_a_pile() -> None:
    """Only the card on top of a Supply pile can be chosen, as with Ruins and Knights."""
    t = bed(hand="Band of Misfits", kingdom="Cultist", deck="2 Copper")
    top = t.top("Ruins")
    t.play("Band of Misfits", *([("option", "put back")] if top == "Survivors" else []))
    assert not any("play card" in asked for asked in t.asked)
    assert t.game.played(0, 1) == 2
    assert t.top("Ruins") == top


def test_no_durations() -> None:
    """It cannot play a Duration card itself."""
    t = bed(hand="Band of Misfits", kingdom="Enchantress")
    t.play("Band of Misfits")
    assert t.game.played(0, 1) == 1


def test_no_commands() -> None:
    """It is a Command card, which other Command cards cannot play: not even a Captain, when its cost is reduced."""
    t = bed(hand="Princess, Captain", kingdom="Band of Misfits, Smithy", deck="3 Copper", actions=2)
    t.play("Princess")
    t.play("Captain")
    assert t.p1.hand == "3 Copper"


def test_card_cannot_move_itself() -> None:
    """A card played in the Supply cannot move itself: a Death Cart is not trashed there, and gives no +$5 for it."""
    t = bed(hand="Band of Misfits", kingdom="Death Cart, Market")
    top = t.top("Ruins")
    t.play("Band of Misfits", ("play card", "Death Cart"))
    assert t.p1.coins == 0
    assert t.left("Death Cart") == 10
    assert t.top("Ruins") == top


def test_death_cart_can_trash_from_the_hand() -> None:
    """What does not need the played card to move is still done: Death Cart can trash an Action from the hand for +$5."""
    t = bed(hand="Band of Misfits, Village", kingdom="Death Cart")
    t.play("Band of Misfits", ("play card", "Death Cart"), ("trash", "Village"))
    assert t.p1.coins == 5


def test_abilities_of_cards_in_play_are_missing() -> None:
    """The card is not in play, so what it does while in play does not work: an Urchin is not there for the next Attack."""
    t = bed(hand="Band of Misfits, Militia", kingdom="Urchin", actions=2)
    t.play("Band of Misfits", ("play card", "Urchin"))
    t.play("Militia")
    assert t.p1.discard == ""


def test_knight_in_the_supply() -> None:
    """A Knight played in the Supply does everything but trash itself."""
    t = bed(hand="Band of Misfits", kingdom="Knights", p2_deck="Dame Sylvia, Copper", text=f"trash: {OTHER_KNIGHTS}")
    t.play("Band of Misfits")
    assert t.p1.buys == 3
    assert "Dame Sylvia" in t.trashed
    assert t.top("Knights") == "Sir Martin"


def test_stays_for_a_duration() -> None:
    """If the card it plays would have stayed in play (a Throne Room for a Duration), Band of Misfits stays instead."""
    t = bed(hand="Band of Misfits, Enchantress", kingdom="Throne Room")
    t.play("Band of Misfits", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Band of Misfits, Enchantress"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == ""


def test_throne_room_does_not_stay_for_it() -> None:
    """A Throne Room that played Band of Misfits does not stay with it: only what played the Duration itself does."""
    t = bed(hand="Throne Room, Band of Misfits, 2 Enchantress")
    t.play("Throne Room", ("play card", "Band of Misfits"), ("play card", "Enchantress"), ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Band of Misfits, 2 Enchantress"


def test_not_a_cheaper_command() -> None:
    """A cheaper Command card in the Supply, such as Flagship, cannot be played by it."""
    t = bed(hand="Band of Misfits", kingdom="Flagship, Smithy", deck="3 Copper")
    t.play("Band of Misfits")
    assert t.p1.hand == "3 Copper"
    assert t.p1.coins == 0


# --- before 2019 ---


def old(hand: str, kingdom: str, deck: str = "9 Copper", text: str = "", p2: str = "", landscapes: str = "",
        coins: int = 0, actions: int = 1) -> Bed:  # fmt: skip
    return bed(hand=hand, kingdom=kingdom, deck=deck, text=text, p2=p2, landscapes=landscapes, coins=coins,
               actions=actions, ruleset="first printing")  # fmt: skip


def test_first_printing_becomes_the_card() -> None:
    """Before 2019: it becomes the chosen card, with its name, cost, types and abilities, until it leaves play."""
    t = old("Band of Misfits", "Smithy, Nobles")
    t.play("Band of Misfits")
    assert t.p1.in_play == "Smithy"
    assert t.left("Smithy") == 10
    assert t.p1.hand == "3 Copper"
    t.end_turn()
    assert "Band of Misfits" in t.p1.discard


def test_first_printing_two_cards_played() -> None:
    """Before 2019: it is played, becomes the card and is played as that: two Actions were played."""
    t = old("Band of Misfits, Village, Conspirator", "Band of Misfits, Smithy", actions=3)
    t.play("Band of Misfits", ("play card", "Smithy"))
    assert t.game.played(0, 1) == 2
    t.play("Conspirator")
    assert t.p1.actions == 2


def test_first_printing_only_the_top_card() -> None:
    """Before 2019: only a card on top of a Supply pile that costs less, a Duration or Command too."""
    t = old("Band of Misfits", "Smithy, Fishing Village, Market", deck="20 Copper")
    t.play("Band of Misfits", ("play card", "Fishing Village"))
    assert "of: Smithy, Fishing Village)" in t.asked[-1]
    t.end_turn()
    assert t.p1.in_play == "Fishing Village"
    t.end_turn()
    assert t.p1.actions == 2
    t.end_turn()
    assert "Band of Misfits" in t.p1.discard


def test_first_printing_enchanted() -> None:
    """Before 2019: Enchanted, it becomes nothing else."""
    t = old("Band of Misfits", "Smithy", p2="Enchantress", text="turn: p2 action")
    t.play("Enchantress")
    t.end_turn()
    t.play("Band of Misfits")
    assert t.p1.in_play == "Band of Misfits"


def test_first_printing_trashed_as_it_is_played() -> None:
    """Before 2019: the whole card is followed even if it leaves play; in the trash it is a Band of Misfits."""
    t = old("Band of Misfits", "Feast, Market")
    t.play("Band of Misfits", ("gain", "Market"))
    assert t.trashed == "Band of Misfits"
    assert t.p1.discard == "Market"


def test_first_printing_abilities_on_leaving_play() -> None:
    """Before 2019: what the card does when trashed or discarded from play happens; and it goes to its own pile."""
    t = old("Procession, Band of Misfits", "Fortress, Altar", text="pile Altar: 2")
    t.play("Procession", ("play card", "Band of Misfits"), ("play card", "Fortress"))
    assert "Band of Misfits" in t.p1.hand
    assert t.p1.discard == "Altar"
    t = old("Band of Misfits", "Page, Band of Misfits")
    before = t.left("Band of Misfits")
    t.play("Band of Misfits")
    t.clean_up(("resolve", "Page"))
    assert "Treasure Hunter" in t.p1.discard
    assert t.left("Band of Misfits") == before + 1
    assert t.left("Page") == 10


def test_first_printing_encampment() -> None:
    """Before 2019: as an Encampment it goes back to the Band of Misfits pile when Clean-up starts."""
    t = old("Band of Misfits", "Encampment/Plunder, Band of Misfits")
    before = t.left("Band of Misfits")
    t.play("Band of Misfits")
    t.end_turn()
    assert t.left("Band of Misfits") == before + 1


def test_first_printing_treasure_map() -> None:
    """Before 2019: as a Treasure Map it gives 4 Golds, if you can trash a Treasure Map from your hand."""
    t = old("Band of Misfits, Treasure Map", "Treasure Map")
    t.play("Band of Misfits")
    assert t.trashed == "Band of Misfits, Treasure Map"
    assert t.p1.deck.startswith("4 Gold")


def test_first_printing_cost_after_leaving_play() -> None:
    """Before 2019: once it has left play it costs what Band of Misfits costs, as for Procession."""
    t = old("Procession, Band of Misfits", "Village, Altar, Smithy")
    t.play("Procession", ("play card", "Band of Misfits"), ("play card", "Village"))
    assert t.trashed == "Band of Misfits"
    assert t.p1.discard == "Altar"


def test_first_printing_on_a_mat() -> None:
    """Before 2019: as an Island or a Reserve card it is a Band of Misfits again on the mat."""
    t = old("Band of Misfits, Estate", "Island")
    t.play("Band of Misfits")
    assert t.p1.mat == "Band of Misfits, Estate"
    t = old("Band of Misfits", "Ratcatcher")
    t.play("Band of Misfits")
    assert t.p1.tavern == "Band of Misfits"
    t.end_turn()
    t.end_turn()
    assert t.p1.tavern == "Band of Misfits"


def test_first_printing_played_twice() -> None:
    """Before 2019: played twice by a Throne Room it is the same card both times; Band of Misfits itself is played once."""
    t = old("Throne Room, Band of Misfits", "Smithy, Village")
    t.play("Throne Room", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper"
    assert t.game.played(0, 1) == 4


def test_first_printing_not_in_play() -> None:
    """Before 2019: when it is not in play it cannot become another card, and nothing happens."""
    t = old("Throne Room, Band of Misfits", "Feast, Market")
    t.play("Throne Room", ("play card", "Feast"), ("gain", "Market"))
    assert t.trashed == "Band of Misfits"
    assert t.p1.discard == "Market"


def test_first_printing_throne_room_stays_for_a_duration() -> None:
    """Before 2019: played twice as a Duration, the Throne Room stays in play with it."""
    t = old("Throne Room, Band of Misfits", "Fishing Village")
    t.play("Throne Room", ("play card", "Fishing Village"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Fishing Village"
    t.end_turn()
    assert t.p1.coins == 2
    t.end_turn()
    assert t.p1.in_play == ""


def test_first_printing_gained_and_played() -> None:
    """Before 2019: gained with Ironworks and played at once, it has the types of its new card when Ironworks looks."""
    t = old("Bridge, Ironworks", "Band of Misfits, Mill", landscapes="Innovation", text="p1 holds: Innovation", actions=2)
    t.play("Bridge")
    t.play("Ironworks", ("gain", "Band of Misfits"), ("resolve", "Innovation"), ("play card", "Mill"),
           ("discard", "no"))  # fmt: skip
    assert t.p1.in_play == "Bridge, Ironworks, Mill"
    assert t.p1.hand == "2 Copper"


def test_first_printing_tokens() -> None:
    """Before 2019: it gets the bonus of tokens on its own pile, then those of the other card's pile; again only the latter."""
    t = old("Throne Room, Band of Misfits", "Band of Misfits, Smithy, Village", landscapes="Training, Lost Arts", coins=12)
    t.game.players[0].buys = 2
    t.buy("Training", ("pile", "Band of Misfits"))
    t.buy("Lost Arts", ("pile", "Smithy"))
    t.game.phase = 1
    t.play("Throne Room", ("play card", "Smithy"))
    assert t.p1.coins == 1
    assert t.p1.actions == 2


def test_first_printing_trait() -> None:
    """Before 2019: as a card with a Trait it has that Trait: discarded from play when Tireless, it returns to the deck."""
    t = old("Band of Misfits", "Smithy, Band of Misfits", landscapes="Tireless", deck="14 Copper",
            text="extra Tireless: Smithy")  # fmt: skip
    t.play("Band of Misfits")
    t.end_turn()
    assert t.p1.deck.startswith("Band of Misfits")


def test_first_printing_game_end() -> None:
    """Before 2019: at the end of the game it is a Band of Misfits, even if it is still in play."""
    t = old("Band of Misfits", "Fishing Village, Duke", text="pile Province: 0")
    t.play("Band of Misfits")
    t.end_turn()
    assert t.game.phase == GAME_OVER
    assert t.p1.in_play == "Band of Misfits"


def test_first_printing_copy_of_what_it_is() -> None:
    """Before 2019: played by Disciple, a copy of what it is then is gained."""
    t = old("Disciple, Band of Misfits", "Smithy, Page, Peasant, Band of Misfits, Village")
    t.play("Disciple", ("play card", "Band of Misfits"), ("play card", "Smithy"))
    assert t.p1.discard == "Smithy"


def test_first_printing_smugglers() -> None:
    """Before 2019: for Smugglers the card that was gained is a Band of Misfits, whatever it is in play."""
    t = old("", "Band of Misfits, Fishing Village, Smugglers", landscapes="Innovation", p2="Smugglers",
            text="p1 holds: Innovation\np2 deck: 9 Copper")  # fmt: skip
    t.gain("Band of Misfits", ("resolve", "Innovation"), ("play card", "Fishing Village"))
    t.end_turn()
    t.play("Smugglers")
    assert t.p2.discard == "Band of Misfits"


def test_first_printing_trashed_by_improve() -> None:
    """Before 2019: Improve, too, counts what it costs once it has left play: $5."""
    t = bed(hand="Improve, Band of Misfits", deck="9 Copper", actions=2, kingdom="Village, Goons", ruleset="first printing")
    t.play("Improve")
    t.play("Band of Misfits", ("play card", "Village"))
    t.clean_up(("resolve", "Improve"), ("trash", "Village"), ("gain", "Goons"))
    assert t.trashed == "Band of Misfits"


def test_first_printing_gained_as_an_action() -> None:
    """Before 2019: gained, it is an Action only, whatever it becomes by being played at once: Guildhall gives nothing."""
    t = bed(landscapes="Innovation, Capitalism", kingdom="Band of Misfits, Militia, Village", text="p1 holds: Guildhall",
            p2="3 Copper", ruleset="first printing")  # fmt: skip
    own(t, "Innovation")
    own(t, "Capitalism")
    t.gain("Band of Misfits", ("resolve", "Innovation"), ("play card", "Militia"))
    assert t.p1.in_play == "Militia"
    assert t.p1.coffers == 0


def test_first_printing_prince() -> None:
    """Before 2019: set aside by Prince, it becomes another card each turn."""
    t = old("Bridge, Prince, Band of Misfits", "Village, Moat", deck="20 Copper", actions=2)
    t.play("Bridge")
    t.play("Prince", ("may", "yes"))
    t.end_turn()
    t.end_turn(("p1", "play card", "Village"))
    assert t.p1.in_play == "Village"
    t.end_turn()
    assert t.p1.aside == "Prince, Band of Misfits"
    t.end_turn(("p1", "play card", "Moat"))
    assert t.p1.in_play == "Moat"


INNOVATIVE = "p1 holds: Innovation"


def test_first_printing_name_when_gained_and_played() -> None:
    """Before 2019: gained and played at once, it has the name of its new card: Messenger gives the others that card."""
    t = old("Bridge", "Messenger, Band of Misfits, Smithy", landscapes="Innovation", text=INNOVATIVE, coins=3)
    t.play("Bridge")
    t.buy("Messenger", ("gain", "Band of Misfits"), ("resolve", "Innovation"), ("play card", "Smithy"))
    assert t.p2.discard == "Smithy"


def test_first_printing_seaway() -> None:
    """Before 2019: gained by Seaway and played at once, it sends the +1 Buy token to the pile of its new card."""
    t = old("Bridge", "Band of Misfits, Smithy", landscapes="Innovation, Seaway", text=INNOVATIVE, coins=4)
    t.play("Bridge")
    t.buy("Seaway", ("gain", "Band of Misfits"), ("resolve", "Innovation"), ("play card", "Smithy"))
    assert t.game.players[0].token_at[BUY_TOKEN] == t.game.pile_named("Smithy")


def test_first_printing_duplicate() -> None:
    """Before 2019: if it is played at once before Duplicate is called, Duplicate gains a copy of its new card."""
    t = old("", "Band of Misfits, Smithy", landscapes="Innovation", text=INNOVATIVE + "\np1 tavern: Duplicate")
    t.gain("Band of Misfits", ("resolve", "Innovation"), ("play card", "Smithy"), ("resolve", "Duplicate"))
    assert t.p1.in_play == "Smithy, Duplicate"
    assert t.p1.discard == "Smithy"


def test_first_printing_defiled_shrine() -> None:
    """Before 2019: if it is played at once first, Defiled Shrine takes a token from the pile of its new card."""
    t = old("", "Band of Misfits, Smithy", landscapes="Innovation, Defiled Shrine",
            text=INNOVATIVE + "\ntokens Smithy: vp=2\ntokens Band of Misfits: vp=2")  # fmt: skip
    t.gain("Band of Misfits", ("resolve", "Innovation"))
    left = [t.game.tokens_on(t.game.pile_named(name), VP_TOKENS) for name in ("Smithy", "Band of Misfits")]
    assert left == [1, 2]


def test_first_printing_gained_as_an_action_only() -> None:
    """Before 2019: what triggers when you gain another type is not triggered, even if it is played as such at once."""
    t = old("Groundskeeper", "Band of Misfits, Mill", landscapes="Innovation", text=INNOVATIVE, deck="9 Copper")
    t.play("Groundskeeper")
    t.gain("Band of Misfits", ("resolve", "Innovation"), ("discard", "no"))
    assert t.p1.in_play == "Groundskeeper, Mill"
    assert t.p1.vp == 0


def test_first_printing_after_play() -> None:
    """Before 2019: what comes after playing a card goes by the card it was played as, even if that has left play."""
    t = bed(hand="Band of Misfits, Copper", kingdom="Wizards", landscapes="Circle of Witches", favors=3,
            ruleset="first printing")  # fmt: skip
    t.play("Band of Misfits", ("may", "no"), ("resolve", "Circle of Witches"))
    assert t.p1.deck.startswith("Band of Misfits")
    assert t.p2.discard == "Curse"


def test_first_printing_gained_and_gone() -> None:
    """Before 2019: if the card it was played as has left play, it is a Band of Misfits again when Ironworks looks."""
    t = old("Bridge, Ironworks", "Band of Misfits, Island", landscapes="Innovation", text=INNOVATIVE, actions=2)
    t.play("Bridge")
    t.play("Ironworks", ("gain", "Band of Misfits"), ("resolve", "Innovation"), ("play card", "Island"))
    assert t.p1.mat == "Band of Misfits"
    assert (t.p1.hand, t.p1.actions) == ("", 1)


def test_first_printing_copy_by_specialist() -> None:
    """Before 2019: for Specialist too, it is the chosen card while in play; if it left play, it is a Band of Misfits."""
    t = old("Specialist, Band of Misfits", "Smithy, Village", deck="9 Copper")
    t.play("Specialist", ("play card", "Band of Misfits"), ("play card", "Smithy"), ("option", "gain a copy"))
    assert t.p1.discard == "Smithy"
    t = old("Specialist, Band of Misfits", "Mining Village, Band of Misfits", deck="9 Copper")
    t.play("Specialist", ("play card", "Band of Misfits"), ("trash", "yes"), ("option", "gain a copy"))
    assert t.p1.discard == "Band of Misfits"


def test_first_printing_gained_with_groom() -> None:
    """Before 2019: gained with Groom and played at once, it has the types of its new card when Groom looks."""
    t = old("Bridge, Groom", "Band of Misfits, Mill", landscapes="Innovation", text="p1 holds: Innovation", actions=2)
    t.play("Bridge")
    t.play("Groom", ("gain", "Band of Misfits"), ("resolve", "Innovation"), ("play card", "Mill"),
           ("discard", "no"))  # fmt: skip
    assert t.p1.in_play == "Bridge, Groom, Mill"
    assert t.p1.discard == "Horse"
    assert t.p1.hand == "2 Copper"


def test_first_printing_is_the_next_card_after_kiln() -> None:
    """Before 2019: after a Kiln it is the next card, not the one it becomes: you may gain a Band of Misfits."""
    t = old("Kiln, Band of Misfits", "Band of Misfits, Smithy", actions=2)
    t.play("Kiln")
    t.play("Band of Misfits", ("gain", "yes"))
    assert t.p1.discard == "Band of Misfits"
    assert t.p1.in_play == "Kiln, Smithy"
