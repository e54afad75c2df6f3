"""Chapter III, timing: what is triggered when, in which order, by whom, and how often."""

from freehold.rules.question import Question
from freehold.rules.view import View
from tests import bed as bed_module
from tests.bed import Bed, Script, bed


def before_each_question(t: Bed, name: str, look: object, *script: Script) -> list[object]:
    """Play a card and write down what `look()` sees at each question."""
    seen: list[object] = []

    def watch(view: View, question: Question) -> None:
        seen.append(look())  # type: ignore[operator]

    bed_module.WATCHERS.append(watch)
    try:
        t.play(name, *script)
    finally:
        bed_module.WATCHERS.remove(watch)
    return seen


def who_asked(t: Bed) -> list[str]:
    return [asked.split()[0] for asked in t.asked]


def test_players_in_turn_order() -> None:
    """What affects several players happens in turn order, starting after the player on turn."""
    t = bed(hand="Copper", p2="Militia", p3="4 Estate, Copper", p4="4 Estate, Gold",
            text="turn: p2 action\np1 hand: 3 Silver, 2 Gold")  # fmt: skip
    t.play("Militia", ("p3", "discard", "2 Estate"), ("p4", "discard", "2 Estate"), ("p1", "discard", "2 Silver"))
    assert who_asked(t) == ["p3", "p4", "p1"]


def test_reactions_in_turn_order() -> None:
    """Reactions of several players are resolved in turn order."""
    t = bed(p2="Witch", p3="Moat", text="turn: p2 action\np1 hand: Moat")
    t.play("Witch", ("p3", "resolve", "Moat"), ("p1", "resolve", "Moat"))
    assert t.left("Curse") == 20


def test_all_effects_for_one_player_before_the_next() -> None:
    """'Each other player' does all of it for one player, then for the next."""
    t = bed(hand="Bandit", p2_deck="Gold, Silver", p3="", text="p3 deck: Gold, Silver")
    seen = before_each_question(t, "Bandit", lambda: str(t.p2.discard), ("p2", "trash", "Gold"), ("p3", "trash", "Silver"))
    assert seen == ["-", "Silver"]


def test_another_chance_after_a_later_player() -> None:
    """When a player after you resolves something you get a new chance to use your Reactions."""
    t = bed(hand="Witch", p2="Moat", p3="Secret Chamber, Gold", text="p3 deck: 2 Copper")
    t.play(
        "Witch", ("p2", "resolve", ""), ("p3", "resolve", "Secret Chamber"), ("p3", "topdeck", "Copper, Copper"),
        ("p2", "resolve", "Moat"), ("p3", "resolve", ""),
    )  # fmt: skip
    assert t.p2.discard == ""
    assert t.p3.discard == "Curse"


def test_the_chance_may_be_missed() -> None:
    """If you wait and nobody does anything, you have missed the opportunity."""
    t = bed(hand="Witch", p2="Moat", p3="Moat")
    t.play("Witch", ("p2", "resolve", ""), ("p3", "resolve", ""))
    assert t.p2.discard == "Curse"
    assert len(t.asked) == 2


def test_reaction_that_was_not_there_at_first() -> None:
    """You can use a Reaction that you draw while you react to the same occurrence."""
    t = bed(hand="Witch", p2="Secret Chamber", p2_deck="Moat, Copper")
    t.play(
        "Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Copper, Secret Chamber"),
        ("p2", "resolve", "Moat"),
    )  # fmt: skip
    assert t.p2.discard == ""
    assert t.p2.hand == "Moat"


def test_the_same_reaction_again() -> None:
    """A Reaction in your hand can be used several times for the same occurrence."""
    t = bed(hand="Witch", p2="Secret Chamber, Estate", p2_deck="5 Copper")
    t.play(
        "Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Estate, Copper"),
        ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "2 Copper"), ("p2", "resolve", ""),
    )  # fmt: skip
    assert t.p2.hand == "Secret Chamber, Estate"
    assert t.p2.deck == "5 Copper"


def test_player_on_turn_comes_first() -> None:
    """When an occurrence triggers something for several players, the player on turn resolves theirs first."""
    t = bed(hand="Witch", deck="2 Copper", p2="Moat", text="p1 play: Urchin")
    t.play("Witch", ("p1", "resolve", "Urchin"), ("p2", "resolve", "Moat"))
    assert t.trashed == "Urchin"
    assert t.p1.discard == "Mercenary"


def test_one_player_chooses_the_order() -> None:
    """Of several triggered abilities of yours you choose which to resolve next, the optional and the others."""
    t = bed(hand="Chapel, Overgrown Estate, Market Square, Copper", deck="Gold, 3 Silver")
    t.play("Chapel", ("trash", "Overgrown Estate"), ("resolve", "Market Square"))
    assert t.p1.hand == "Copper, Gold"
    assert t.p1.discard == "Market Square, Gold"
    t = bed(hand="Chapel, Overgrown Estate, Copper", deck="Market Square, 3 Silver")
    t.play("Chapel", ("trash", "Overgrown Estate"), ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square, Gold"  # drawn by the first ability, used in the same window


def test_trashed_together() -> None:
    """Cards trashed together are all in the trash before anything that this triggers."""
    t = bed(hand="Chapel, Overgrown Estate, Fortress, Copper", deck="Gold, 3 Silver")
    seen = before_each_question(
        t, "Chapel", lambda: str(t.trashed), ("trash", "Overgrown Estate, Fortress, Copper"), ("resolve", "Fortress")
    )
    assert seen == ["-", "Overgrown Estate, Fortress, Copper"]
    assert t.p1.hand == "Fortress, Gold"


def test_discarded_together() -> None:
    """Cards discarded together are all in the discard pile before anything that this triggers."""
    t = bed(hand="Militia", p2="Faithful Hound, Copper, Estate, 2 Gold")
    seen = before_each_question(
        t, "Militia", lambda: str(t.p2.discard), ("p2", "discard", "Faithful Hound, Estate"),
        ("p2", "resolve", "Faithful Hound"),
    )  # fmt: skip
    assert seen == ["-", "Faithful Hound, Estate"]
    assert t.p2.aside == "Faithful Hound"


def test_no_second_discard_after_drawing() -> None:
    """Who draws because of a card discarded down to 3 does not discard again."""
    t = bed(hand="Militia", p2="Village Green, Copper, Estate, Gold", p2_deck="2 Silver")
    t.play("Militia", ("p2", "discard", "Village Green"), ("p2", "resolve", "Village Green"), ("p2", "option", "now"))
    assert t.p2.hand == "Copper, Estate, Gold, Silver"


def test_triggered_in_the_middle() -> None:
    """What is triggered in the middle of an ability is resolved before that ability goes on."""
    t = bed(hand="Remodel, Cultist", deck="Gold, Silver, Copper, Estate")
    seen = before_each_question(t, "Remodel", lambda: str(t.p1.hand), ("gain", "Gold"))
    assert seen == ["Gold, Silver, Copper"]


def test_cards_gained_one_after_the_other() -> None:
    """When one effect makes several players gain, each gain and what it triggers comes before the next."""
    t = bed(hand="Witch", p2="Watchtower", p3="Copper", text="pile Curse: 2")
    seen = before_each_question(t, "Witch", lambda: t.left("Curse"), ("p2", "resolve", "Watchtower"), ("p2", "option", "trash"))
    assert seen[0] == 1
    assert t.p3.discard == "Curse"


def test_triggered_is_triggered() -> None:
    """Once triggered, an ability is resolved even if what enabled it is gone meanwhile."""
    t = bed(text="p1 play: Royal Seal, Copper", kingdom="Mint")
    t.gain("Mint", ("resolve", "Mint"), ("resolve", "Royal Seal"))
    assert t.trashed == "Royal Seal, Copper"
    assert t.p1.deck == "Mint"


def test_conditions_after_if_are_judged_when_resolved() -> None:
    """'When you do this, if that': the condition is judged when the ability is resolved."""
    t = bed(kingdom="Patrician", landscapes="Innovation",
            text="p1 play: 4 Village\np1 holds: Innovation\np2 discard: 5 Patrician")  # fmt: skip
    t.gain("Emporium", ("resolve", "Innovation"))
    assert t.p1.in_play == "4 Village, Emporium"
    assert t.p1.vp == 2


def test_several_later_abilities_of_one_card() -> None:
    """A Duration played twice sets up two abilities, and others of yours can be resolved between them."""
    t = bed(hand="Throne Room, Caravan, Captain", deck="30 Copper", kingdom="Militia", actions=2)
    t.play("Throne Room", ("play card", "Caravan"))
    t.play("Captain", ("play card", "Militia"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Caravan"), ("p1", "resolve", "Captain"), ("p1", "play card", "Militia"))
    assert len(t.p1.hand) == 7
    assert t.p1.coins == 2


def test_after_turn_abilities_of_the_last_player_first() -> None:
    """Of extra turns that wait, those of the player who last had a turn come first."""
    t = bed(hand="Possession, Outpost", deck="20 Copper", p2_deck="20 Copper", actions=2)
    t.play("Possession")
    t.play("Outpost")
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 0)
    t.end_turn()
    assert (t.game.current, t.game.players[1].controller) == (1, 1)


def test_reactions_are_used_even_if_unaffected() -> None:
    """Reactions to Attacks are triggered also if the Attack does nothing to you."""
    t = bed(hand="Witch", p2="Secret Chamber, 2 Copper", p2_deck="2 Gold", text="pile Curse: 0")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "2 Copper"), ("p2", "resolve", ""))
    assert t.p2.hand == "Secret Chamber, 2 Gold"


def test_judged_by_the_occurrence() -> None:
    """What triggers is judged by the occurrence itself: a card that cost $4 when you gained it did, whatever it costs now."""
    t = bed(hand="Livery", kingdom="Bridge", landscapes="Innovation", text="p1 holds: Innovation")
    t.play("Livery")
    t.gain("Bridge", ("resolve", "Innovation"))
    assert t.p1.in_play == "Livery, Bridge"
    assert t.cost("Bridge") == 3
    assert t.p1.discard == "Horse"


def test_questions_of_an_ability_name_it() -> None:
    t = bed(hand="Sailor", deck="9 Copper")
    t.play("Sailor")
    t.end_turn()
    t.end_turn(("p1", "trash", ""))
    assert "p1 is asked 'trash' (0 to 1 of: Copper, Copper, Copper, Copper, Copper) by Sailor" in t.asked
