"""Sauna goes wrong when it trashes before the Silver is played, or does so on a later turn."""

from tests.bed import Bed, bed

CARD = "Sauna"


def treasures(t: Bed, names: str, *trashed: str) -> None:
    t.to_phase(2)
    t.step(("treasures", names), *(("trash", each) for each in trashed))


def test_playing_an_avanto() -> None:
    """+1 Card, +1 Action, and you may play an Avanto of your hand, even the one just drawn."""
    t = bed(hand="Sauna", deck="Avanto, 4 Copper")
    t.play("Sauna", ("play card", "Avanto"))
    assert t.p1.in_play == "Sauna, Avanto"
    assert t.p1.hand == "3 Copper"
    assert t.p1.actions == 1


def test_avanto_is_optional() -> None:
    """You need not play the Avanto."""
    t = bed(hand="Sauna, Avanto", deck="Copper")
    t.play("Sauna", ("play card", ""))
    assert t.p1.hand == "Avanto, Copper"


def test_trashing_with_each_silver() -> None:
    """Each time you play a Silver this turn, you may trash a card from your hand."""
    t = bed(hand="Sauna, 2 Silver, Gold, 2 Estate", deck="Copper")
    t.play("Sauna")
    treasures(t, "Silver, Gold, Silver", "Estate", "")
    assert t.trashed == "Estate"
    assert t.p1.hand == "Estate, Copper"
    assert t.p1.coins == 7


def test_only_this_turn() -> None:
    """It ends with the turn."""
    t = bed(hand="Sauna", deck="Copper, 5 Silver, 9 Copper")
    t.play("Sauna")
    t.end_turn()
    t.end_turn()
    treasures(t, "Silver, Silver, Silver, Silver, Silver")
    assert t.trashed == ""


def test_cumulative() -> None:
    """Played twice, each Silver lets you trash twice."""
    t = bed(hand="Throne Room, Sauna, Silver, 2 Estate", deck="2 Copper")
    t.play("Throne Room", ("play card", "Sauna"))
    treasures(t, "Silver, Copper, Copper", "Estate", "Estate")
    assert t.trashed == "2 Estate"


def test_does_not_need_to_be_in_play() -> None:
    """It works for the rest of the turn even if Sauna has left play."""
    t = bed(hand="Sauna, Silver, Estate", deck="Copper")
    t.play("Sauna")
    t.game.players[0].trash([t.card("Sauna", zone="play")])
    treasures(t, "Silver, Copper", "Estate")
    assert t.trashed == "Sauna, Estate"


def test_a_silver_in_the_action_phase() -> None:
    """It does not matter how or in which phase the Silver is played."""
    t = bed(hand="Sauna, Storyteller, Silver, Estate", deck="3 Copper")
    t.play("Sauna")
    t.play("Storyteller", ("play card", "Silver"), ("trash", "Estate"), ("play card", ""))
    assert t.trashed == "Estate"


# --- before 2022 ---


def test_first_printing_while_in_play() -> None:
    """Before 2022: it works while Sauna is in play. Once it has left play, Silvers trash nothing."""
    t = bed(hand="Sauna, 2 Silver, 2 Estate", deck="Copper", ruleset="first printing")
    t.play("Sauna")
    t.to_phase(2)
    t.step(("treasures", "Silver"), ("trash", "Estate"))
    t.game.players[0].trash([t.card("Sauna", zone="play")])
    t.step(("treasures", "Silver"))
    assert t.trashed == "Sauna, Estate"


def test_first_printing_is_not_cumulative() -> None:
    """Before 2022: played twice by a throne room it is still one Sauna in play: one trashing for each Silver."""
    t = bed(hand="Throne Room, Sauna, Silver, 2 Estate", deck="2 Copper", ruleset="first printing")
    t.play("Throne Room")
    treasures(t, "Silver, Copper, Copper", "Estate")
    assert t.trashed == "Estate"


def test_first_printing_played() -> None:
    """Before 2022: +1 Card, +1 Action, and an Avanto may be played, as now. Each Silver lets you trash one card, no more."""
    t = bed(hand="Sauna, Avanto, Silver, Estate, Curse", deck="Gold, 4 Copper", ruleset="first printing")
    t.play("Sauna", ("play card", "Avanto"))
    assert (t.p1.actions, t.p1.in_play) == (1, "Sauna, Avanto")
    assert t.p1.hand == "Silver, Estate, Curse, Gold, 3 Copper"
    t.play("Silver", ("trash", "Estate"))
    assert "(0 to 1 of" in t.asked[-1]


def test_one_card_for_each_silver() -> None:
    """Each Silver lets you trash one card, no more."""
    t = bed(hand="Sauna, Silver, Estate, Curse", deck="Gold")
    t.play("Sauna")
    t.play("Silver", ("trash", "Estate"))
    assert "(0 to 1 of" in t.asked[-1]
