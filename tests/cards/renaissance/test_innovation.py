"""Innovation goes wrong when it is used twice in a turn, or plays a card that has moved on."""

from tests.bed import Bed, bed
from tests.cards.renaissance.owning import own

CARD = "Innovation"


def table(**more: str) -> Bed:
    t = bed(landscapes="Innovation", deck=more.pop("deck", "5 Copper"), **more)  # type: ignore[arg-type]
    own(t, "Innovation")
    return t


def test_play_what_you_gain() -> None:
    """When you gain an Action card on your turn you may play it, moving it into play. That uses no Action."""
    t = table(kingdom="Smithy")
    t.gain("Smithy", ("resolve", "Innovation"))
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 1


def test_not_on_the_turns_of_others() -> None:
    """An Action that you gain on another player's turn does not trigger it."""
    t = bed(landscapes="Innovation", kingdom="Smithy")
    own(t, "Innovation", 1)
    t.gain("Smithy", seat=1)
    assert t.p2.discard == "Smithy"


def test_any_one_gain_of_the_turn() -> None:
    """You may use it on any Action you gain on your turn, not only the first, but only once each turn."""
    t = table(kingdom="Village, Smithy")
    t.gain("Village", ("resolve", ""))
    t.gain("Smithy", ("resolve", "Innovation"))
    t.gain("Smithy")
    assert t.p1.in_play == "Smithy"
    assert t.p1.discard == "Village, Smithy"


def test_again_next_turn() -> None:
    """On your next turn you may use it again."""
    t = table(kingdom="Village")
    t.gain("Village", ("resolve", "Innovation"))
    t.end_turn()
    t.end_turn()
    t.gain("Village", ("resolve", "Innovation"))
    assert t.p1.in_play == "Village"


def test_a_card_that_has_moved() -> None:
    """If another ability moves the gained card first, Innovation cannot play it."""
    t = table(hand="Watchtower", kingdom="Village")
    t.gain("Village", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.in_play == ""


def test_played_before_an_exchange() -> None:
    """A card that Innovation has played is no longer where it was gained: it cannot be exchanged for a Changeling."""
    t = table(kingdom="Smithy, Changeling")
    t.gain("Smithy", ("resolve", "Innovation"))
    assert t.p1.in_play == "Smithy"
    assert t.p1.discard == ""
    t = table(kingdom="Smithy, Changeling")
    t.gain("Smithy", ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"
    assert t.p1.in_play == ""


def test_a_second_gain_in_between() -> None:
    """If gaining the card makes you gain another, you may still play the first one, unless it is covered on your deck."""
    t = table(kingdom="Cursed Village", text="hexes: Greed")
    t.gain("Cursed Village", ("resolve", "Cursed Village"), ("resolve", "Innovation"))
    assert t.p1.in_play == "Cursed Village"
    t = table(kingdom="Cursed Village", text="hexes: Greed")
    t.gain("Cursed Village", ("resolve", "Cursed Village"), to=1)
    assert t.p1.in_play == ""


def test_in_the_buy_phase() -> None:
    """A bought Action can be played right away; Actions it gives cannot be used in the Buy phase."""
    t = table(hand="Village", kingdom="Village")
    t.game.players[0].coins = 3
    t.buy("Village", ("resolve", "Innovation"))
    assert t.p1.in_play == "Village"
    assert t.p1.actions == 3
    t.end_turn()
    assert not any("'play'" in line for line in t.asked)


def test_in_the_middle_of_an_ability() -> None:
    """You play the gained card in the middle of the ability that gained it."""
    t = table(hand="Artisan", kingdom="Smithy", deck="Gold, Silver, Duchy, Estate")
    t.play("Artisan", ("gain", "Smithy"), ("resolve", "Innovation"), ("topdeck", "Duchy"))
    assert t.p1.in_play == "Artisan, Smithy"
    assert t.p1.hand == "Gold, Silver"


def test_at_the_start_of_a_turn() -> None:
    """It works for a card gained at the start of your turn."""
    t = table(hand="Captain", kingdom="Workshop, Village")
    t.play("Captain", ("play card", "Village"))
    t.end_turn()
    t.end_turn(("p1", "play card", "Workshop"), ("p1", "gain", "Village"), ("p1", "resolve", "Innovation"))
    assert t.p1.in_play == "Captain, Village"


def test_first_printing() -> None:
    """In the first printing only the first Action you gain each turn can be played: passing it up uses up the chance."""
    t = bed(landscapes="Innovation", kingdom="Village, Smithy", deck="5 Copper", ruleset="first printing")
    own(t, "Innovation")
    t.gain("Silver")
    t.gain("Village", ("resolve", ""))
    t.gain("Smithy")
    assert t.p1.discard == "Silver, Village, Smithy"
    t = bed(landscapes="Innovation", kingdom="Village, Smithy", deck="5 Copper", ruleset="first printing")
    own(t, "Innovation")
    t.gain("Smithy", ("resolve", "Innovation"))
    assert t.p1.in_play == "Smithy"


def test_before_or_after_its_own_ability() -> None:
    """A card's own ability when it is gained may be resolved before or after you play it; once played it has moved."""
    t = table(kingdom="Cursed Village", text="hexes: Plague")
    t.gain("Cursed Village", ("resolve", "Innovation"))
    assert t.p1.in_play == "Cursed Village"
    assert t.p1.hand == "Curse, 5 Copper"
    t = table(kingdom="Cursed Village", text="hexes: Plague")
    t.gain("Cursed Village", ("resolve", "Cursed Village"), ("resolve", "Innovation"))
    assert t.p1.hand == "Curse, 5 Copper"


def test_it_may_react_to_its_own_gain() -> None:
    """A card played in this way can react to its own gain: a Duplicate may be called to gain another Duplicate."""
    t = table(kingdom="Duplicate")
    t.gain("Duplicate", ("resolve", "Innovation"), ("resolve", "Duplicate"))
    assert t.p1.in_play == "Duplicate"
    assert t.p1.discard == "Duplicate"


def test_gains_within_a_gain() -> None:
    """Used on a card gained in the middle of another gain, it cannot be used on the first card any more."""
    t = table(hand="Watchtower", kingdom="Workshop, Village")
    t.gain("Workshop", ("resolve", "Innovation"), ("gain", "Village"), ("resolve", ""))
    assert t.p1.in_play == "Workshop"
    assert t.p1.discard == "Village"


def test_at_night() -> None:
    """What is in your pools stays there until the end of the turn, also for a card played in your Night phase."""
    offers = "Laboratory, Gardens, Moat"
    t = bed(landscapes="Innovation", coins=3, kingdom="Black Market",
            text=f"turn: p1 night\nextra Black Market: {offers}\noffers: {offers}")  # fmt: skip
    own(t, "Innovation")
    t.gain("Black Market", ("resolve", "Innovation"), ("buy", "Laboratory"), ("order", "Gardens, Moat"))
    assert t.p1.discard == "Laboratory"
    assert t.p1.coins == 0


def test_first_printing_on_your_turn_only() -> None:
    """In the first printing too it is for your turn only."""
    t = bed(p2="", landscapes="Innovation", kingdom="Smithy", ruleset="first printing")
    own(t, "Innovation", 1)
    t.gain("Smithy", seat=1)
    assert t.asked == []
    assert t.p2.discard == "Smithy"


def test_livery_gives_a_horse_for_itself() -> None:
    """A Livery played as you gain it gives a Horse for that very gain; so does a bought Haggler a cheaper card."""
    t = bed(kingdom="Livery", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Livery", ("resolve", "Innovation"))
    assert t.p1.in_play == "Livery"
    assert t.p1.discard == "Horse"
    t = bed(kingdom="Haggler", landscapes="Innovation", text="p1 holds: Innovation", coins=5)
    t.buy("Haggler", ("resolve", "Innovation"), ("gain", "Silver"))
    assert t.p1.discard == "Silver"


def test_played_in_the_middle_by_a_card_it_plays() -> None:
    """A Storyteller that it plays may play a Collection, which gives +1 VP for that very gain."""
    t = bed(hand="Collection", deck="9 Copper", kingdom="Storyteller", landscapes="Innovation", text="p1 holds: Innovation")
    t.gain("Storyteller", ("resolve", "Innovation"), ("play card", "Collection"))
    assert t.p1.vp == 1


def test_gained_to_the_hand_at_the_start_of_a_turn() -> None:
    """So it does for a card that Cobbler gains to your hand then."""
    t = table(hand="Cobbler", kingdom="Village", deck="9 Copper", text="turn: p1 night")
    t.play("Cobbler")
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"), ("p1", "resolve", "Innovation"))
    assert t.p1.in_play == "Cobbler, Village"
    assert t.p1.actions == 3
