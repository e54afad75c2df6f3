"""Capitalism goes wrong when it changes cards on the wrong player's turn, or when playing a card costs an Action."""

from freehold.rules.vocab import ACTION, GAME_OVER, TREASURE
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Capitalism"


def test_which_cards() -> None:
    """Actions with "+$" and any amount in their text are changed; others are not, whatever tokens lie on their piles."""
    t = bed(kingdom="Market, Militia, Smithy", landscapes="Capitalism")
    own(t, "Capitalism")
    t.game.players[0].token_at[3] = t.game.pile_named("Smithy")
    assert t.types("Market") & TREASURE
    assert t.types("Militia") & TREASURE
    assert not t.types("Smithy") & TREASURE


def test_played_in_the_buy_phase() -> None:
    """You may play the changed cards among your Treasures, before you buy anything. That uses no Action."""
    t = bed(hand="Militia, Copper, Smithy", p2="4 Copper, Estate", landscapes="Capitalism", actions=0)
    own(t, "Capitalism")
    t.to_phase(2)
    t.step(("treasures", "Militia, Copper"), ("p2", "discard", "2 Copper"))
    assert t.p1.coins == 3
    assert t.p1.actions == 0
    assert t.p1.hand == "Smithy"


def test_still_an_action() -> None:
    """A changed card is always an Action and a Treasure; in the Action phase playing it uses an Action as usual."""
    t = bed(hand="Market", deck="Gold", landscapes="Capitalism, Citadel")
    own(t, "Capitalism")
    assert t.types("Market") & ACTION
    t.step(("play", "Market"))
    assert t.p1.actions == 1
    assert t.p1.coins == 1


def test_counts_as_an_action_in_the_buy_phase() -> None:
    """Played in the Buy phase it is an Action too: Citadel replays it."""
    t = bed(hand="Militia", p2="3 Copper", landscapes="Capitalism, Citadel")
    own(t, "Capitalism")
    own(t, "Citadel")
    t.to_phase(2)
    t.step(("treasures", "Militia"))
    assert t.p1.coins == 4


def test_everywhere_on_your_turn() -> None:
    """During your turn all such cards are changed, wherever they are and whosever they are."""
    t = bed(hand="Bandit", p2_deck="Market, Copper, Gold", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Bandit")
    assert t.trashed == "Market"
    t = bed(hand="Mine, Silver", kingdom="Market", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Mine", ("trash", "Silver"), ("gain", "Market"))
    assert t.p1.hand == "Market"


def test_not_on_the_turns_of_others() -> None:
    """During another player's turn cards are changed only if that player has a cube on Capitalism."""
    t = bed(hand="Bandit", p2_deck="Market, Copper, Gold", landscapes="Capitalism")
    own(t, "Capitalism", 1)
    t.play("Bandit")
    assert t.trashed == ""


def test_not_when_scoring() -> None:
    """When the game is over it is nobody's turn: no card is changed for scoring."""
    t = bed(kingdom="Market", landscapes="Capitalism")
    own(t, "Capitalism")
    t.game.phase = GAME_OVER
    assert not t.types("Market") & TREASURE


def test_an_ability_plays_treasures() -> None:
    """What lets you play Treasures in the Action phase lets you play the changed cards, without using an Action."""
    t = bed(hand="Black Market, Militia", p2="3 Copper", landscapes="Capitalism",
            text="extra Black Market: Laboratory, Gardens, Artisan\noffers: Laboratory, Gardens, Artisan")  # fmt: skip
    own(t, "Capitalism")
    t.play("Black Market", ("treasures", "Militia"), ("buy", ""), ("order", "Gardens, Laboratory, Artisan"))
    assert t.p1.coins == 4
    assert t.p1.actions == 0


def test_removed_from_play() -> None:
    """What takes Treasures out of play can take a changed card: Crypt may set a Market aside."""
    t = bed(hand="Crypt", text="p1 play: Market\nturn: p1 night", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Crypt", ("set aside", "Market"))
    assert t.p1.facedown == "Market"


def test_teacher_is_changed() -> None:
    """Teacher's text has "+$" (a token's): it is changed as well."""
    t = bed(hand="Teacher", landscapes="Capitalism")
    own(t, "Capitalism")
    assert t.game.types(t.card("Teacher")) & TREASURE


def test_where_types_are_counted() -> None:
    """A changed card counts as both: Transmute gives a Duchy and a Transmute, Tribute gives Actions and coins for one."""
    t = bed(hand="Transmute, Market", kingdom="Transmute", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Transmute")
    assert t.p1.discard == "Duchy, Transmute"
    t = bed(hand="Tribute", p2_deck="Militia, Curse", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Tribute")
    assert (t.p1.actions, t.p1.coins) == (2, 2)


def test_mint_and_bank() -> None:
    """Mint can copy a changed card of your hand and trashes those in play; Bank counts them."""
    t = bed(hand="Mint, Market, Bank", landscapes="Capitalism", text="p1 play: Festival", kingdom="Mint, Market")
    own(t, "Capitalism")
    t.play("Mint", ("reveal", "Market"))
    assert t.p1.discard == "Market"
    t.play("Bank")
    assert t.p1.coins == 2
    t.gain("Mint")
    assert t.trashed == "Festival, Bank"


def test_other_actions_in_the_buy_phase() -> None:
    """A changed card that plays Actions, such as Courier, lets you play an Action that is not changed in your Buy phase."""
    t = bed(hand="Courier", deck="Smithy, 3 Copper", landscapes="Capitalism")
    own(t, "Capitalism")
    t.to_phase(2)
    t.step(("treasures", "Courier"), ("play card", "Smithy"))
    assert t.p1.in_play == "Courier, Smithy"
    assert t.p1.hand == "3 Copper"


def test_cards_of_opponents() -> None:
    """Cards of your opponents are changed on your turn too: for a Market that Barbarian trashes they may gain a Silver."""
    t = bed(hand="Barbarian", p2_deck="Market", landscapes="Capitalism", kingdom="Village")
    own(t, "Capitalism")
    t.play("Barbarian", ("p2", "gain", "Silver"))
    assert t.p2.discard == "Silver"
    t = bed(hand="Barbarian", p2_deck="Market", landscapes="Capitalism", kingdom="Village")
    t.play("Barbarian")
    assert t.p2.discard == "Village"


def test_herb_gatherer_plays_an_action() -> None:
    """What plays a Treasure from elsewhere, such as Herb Gatherer, can play a changed Action."""
    t = bed(hand="Herb Gatherer", deck="Militia, Smithy", p2="3 Copper", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Herb Gatherer", ("play card", "Militia"), ("may", "no"))
    assert t.p1.coins == 2
    assert "Smithy" not in t.asked[0]


def test_conclave_and_imp() -> None:
    """A Conclave played in the Buy phase plays an unchanged Action there; it and Imp may play a changed card, an Action too."""
    t = bed(hand="Conclave, Smithy", deck="3 Gold", landscapes="Capitalism", actions=0)
    own(t, "Capitalism")
    t.to_phase(2)
    t.step(("treasures", "Conclave"), ("play card", "Smithy"))
    assert t.p1.hand == "3 Gold"
    assert (t.p1.coins, t.p1.actions) == (2, 1)
    t = bed(hand="Imp, Conclave, Market", deck="9 Copper", landscapes="Capitalism")
    own(t, "Capitalism")
    t.play("Imp", ("play card", "Conclave"), ("play card", "Market"))
    assert t.p1.in_play == "Imp, Conclave, Market"
