"""Harbor Village goes wrong when it looks at another card than the next Action, or at coins from elsewhere."""

from tests.bed import bed

CARD = "Harbor Village"


def test_bonus() -> None:
    """+1 Card, +2 Actions. After the next Action card you play this turn, +$1 if that gave you +$; only for that one."""
    t = bed(hand="Harbor Village, 2 Festival", deck="5 Copper")
    t.play("Harbor Village")
    t.play("Festival")
    assert t.p1.coins == 3
    t.play("Festival")
    assert t.p1.coins == 5


def test_without_coins() -> None:
    """If the next Action gave no +$ you get nothing, nor for the one after it."""
    t = bed(hand="Harbor Village, Smithy, Festival", deck="9 Copper")
    t.play("Harbor Village")
    t.play("Smithy")
    t.play("Festival")
    assert t.p1.coins == 2


def test_harbor_village_next() -> None:
    """If the next card is another Harbor Village, that gave nothing by then; the second one looks at the third card."""
    t = bed(hand="2 Harbor Village, Festival", deck="9 Copper")
    t.play("Harbor Village")
    t.play("Harbor Village")
    t.play("Festival")
    assert t.p1.coins == 3


def test_card_that_plays_it() -> None:
    """A card that plays Harbor Village is not its next Action."""
    t = bed(hand="Vassal, Militia", deck="Harbor Village, 5 Copper", p2="3 Copper", actions=1)
    t.play("Vassal", ("play card", "Harbor Village"))
    assert t.p1.coins == 2
    t.play("Militia")
    assert t.p1.coins == 5


def test_not_from_a_token() -> None:
    """+$ that you got from something else, as from your +$1 token, does not count."""
    t = bed(hand="Harbor Village, Smithy", deck="9 Copper", landscapes="Training")
    t.p1.player.token_at[3] = t.game.pile_named("Smithy")
    t.play("Harbor Village")
    t.play("Smithy")
    assert t.p1.coins == 1


def test_replaced() -> None:
    """If the card's instructions were not followed because of Enchantress, you get nothing."""
    t = bed(hand="Enchantress", p2="Harbor Village, Festival", deck="9 Copper", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Harbor Village")
    assert t.p2.actions == 1
    t.play("Festival")
    assert t.p2.coins == 2


def test_way() -> None:
    """A Way that gives +$ when you use it for the next Action counts as that card giving it; a Way without +$ does not."""
    t = bed(hand="Harbor Village, Smithy", deck="9 Copper", landscapes="Way of the Sheep")
    t.play("Harbor Village", ("resolve", ""))
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 3
    t = bed(hand="Harbor Village, Festival", deck="9 Copper", landscapes="Way of the Ox")
    t.play("Harbor Village", ("resolve", ""))
    t.play("Festival", ("resolve", "Way of the Ox"))
    assert t.p1.coins == 0


def test_replayed_before_it_checks() -> None:
    """If the next Action is replayed before Harbor Village checks it, +$ of the replay does not count."""
    t = bed(hand="Harbor Village, Steward", deck="9 Copper", text="p1 tavern: Royal Carriage")
    t.play("Harbor Village", ("resolve", ""))
    t.play("Steward", ("option", "+2 Cards"), ("resolve", "Royal Carriage"), ("option", "+$2"))
    assert t.p1.coins == 2


def test_harbor_village_that_paid_before() -> None:
    """If the next Action is a Harbor Village that has paid its +$1 before the first one checks, both pay: Inspiring can play
    the third card that early."""
    t = bed(hand="2 Harbor Village, Festival", deck="9 Copper", landscapes="Inspiring", kingdom="Harbor Village",
            text="extra Inspiring: Harbor Village")  # fmt: skip
    t.play("Harbor Village", ("play card", ""))
    t.play("Harbor Village", ("resolve", "Inspiring"), ("play card", "Festival"))
    assert t.p1.coins == 4


def test_first_announced() -> None:
    """A card counts as played before it is resolved: a Sheepdog that reacts to the Mercenary of Urchin is not the next."""
    t = bed(hand="Harbor Village, Militia, Sheepdog", deck="9 Copper", text="p1 play: Urchin")
    t.play("Harbor Village")
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Sheepdog"))
    assert t.p1.coins == 3


def test_way_of_the_chameleon() -> None:
    """A card played using Way of the Chameleon is followed: if its cards became +$, that is +$ it gave."""
    t = bed(hand="Harbor Village, Smithy", deck="9 Copper", landscapes="Way of the Chameleon")
    t.play("Harbor Village", ("resolve", ""))
    t.play("Smithy", ("resolve", "Way of the Chameleon"))
    assert t.p1.coins == 4


def test_played() -> None:
    t = bed(hand="Harbor Village", deck="2 Gold")
    t.play("Harbor Village")
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Gold", 2, 0)
