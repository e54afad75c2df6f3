"""Hermit goes wrong in what counts as gained in the Buy phase, and when a Hermit that has left play is exchanged."""

from tests.bed import bed

CARD = "Hermit"


def test_trashes_from_the_discard_pile() -> None:
    """You may trash a card that is not a Treasure from your discard pile."""
    t = bed(hand="Hermit, Curse", discard="Estate, Copper")
    t.play("Hermit", ("trash", "Estate"), ("gain", "Silver"))
    assert t.trashed == "Estate"
    assert t.p1.discard == "Copper, Silver"


def test_trashes_from_the_hand() -> None:
    """You may trash it from your hand instead."""
    t = bed(hand="Hermit, Curse", discard="Estate")
    t.play("Hermit", ("trash", "Curse"), ("gain", "Silver"))
    assert t.trashed == "Curse"


def test_need_not_trash() -> None:
    """You need not trash anything. Treasures cannot be trashed."""
    t = bed(hand="Hermit, Curse, Copper", discard="Gold")
    t.play("Hermit", ("trash", ""), ("gain", "Silver"))
    assert t.trashed == ""
    assert not any("'trash'" in asked and ("Copper" in asked or "Gold" in asked) for asked in t.asked)


def test_gains_a_card() -> None:
    """You gain a card costing up to $3, whether or not you trashed one."""
    t = bed(hand="Hermit", kingdom="Smithy, Village")
    t.play("Hermit", ("gain", "Village"))
    assert t.p1.discard == "Village"
    assert not any("Smithy" in asked for asked in t.asked)


def test_trashes_before_gaining() -> None:
    """What the trashed card does comes before you gain."""
    t = bed(hand="Hermit, Overgrown Estate", discard="Silver")
    t.play("Hermit", ("trash", "Overgrown Estate"), ("gain", "Silver"))
    assert t.p1.hand == "Silver"
    assert t.p1.discard == "Silver"


def test_exchanged_for_a_madman() -> None:
    """At the end of your Buy phase it is exchanged for a Madman, if you gained no card in that phase.

    Cards gained in the Action phase do not matter, such as the one from Hermit itself. Exchanging is not gaining.
    """
    t = bed(hand="Hermit")
    t.play("Hermit", ("gain", "Silver"))
    t.to_phase(5)
    assert t.p1.in_play == ""
    assert t.p1.discard == "Silver, Madman"
    assert t.left("Hermit") == 10
    assert len(t.game.gained_cards(0)) == 1


def test_buying_keeps_the_hermit() -> None:
    """If you gained a card in the Buy phase, the Hermit stays."""
    t = bed(hand="Hermit")
    t.play("Hermit", ("gain", "Silver"))
    t.to_phase(3)
    t.buy("Copper")
    t.to_phase(5)
    assert t.p1.in_play == "Hermit"


def test_gaining_counts_too() -> None:
    """Any gain in the Buy phase counts, bought or not, and from its beginning on, even before Hermit was played."""
    t = bed(hand="Hermit")
    t.to_phase(2)
    t.gain("Curse")
    t.play("Hermit", ("trash", ""), ("gain", "Silver"))
    t.to_phase(5)
    assert t.p1.in_play == "Hermit"


def test_left_play() -> None:
    """If the Hermit is not in play any more, it cannot be exchanged."""
    t = bed(hand="Procession, Hermit", kingdom="Smithy")
    t.play("Procession", ("play card", "Hermit"), ("gain", "Silver"), ("gain", "Silver"), ("gain", "Smithy"))
    t.to_phase(5)
    assert "Madman" not in t.p1.discard
    assert t.trashed == "Hermit"


def test_played_in_the_supply() -> None:
    """A Hermit that was played where it lies, in the Supply, stays there."""
    t = bed(hand="Band of Misfits", kingdom="Hermit")
    t.play("Band of Misfits", ("gain", "Silver"))
    t.to_phase(5)
    assert t.p1.discard == "Silver"
    assert t.left("Madman") == 10


def test_played_twice() -> None:
    """Played twice, it is still only one Hermit to exchange."""
    t = bed(hand="Throne Room, Hermit")
    t.play("Throne Room", ("play card", "Hermit"), ("gain", "Silver"), ("gain", "Silver"))
    t.to_phase(5)
    assert t.left("Madman") == 9


def test_no_madman_left() -> None:
    """With no Madman left to take, the Hermit stays."""
    t = bed(hand="Hermit", text="pile Madman: 0")
    t.play("Hermit", ("gain", "Silver"))
    t.to_phase(5)
    assert t.p1.in_play == "Hermit"


def test_several_buy_phases() -> None:
    """If you return to the Action phase, that Buy phase ends: it is looked at by itself."""
    t = bed(hand="Hermit", coins=3)
    t.play("Hermit", ("gain", "Silver"))
    t.to_phase(3)
    t.buy("Silver")
    assert t.game.players[0].return_to_actions()
    assert t.p1.in_play == "Hermit"
    t.to_phase(5)
    assert t.p1.in_play == ""
    assert "Madman" in t.p1.discard


def test_possessed() -> None:
    """What you buy while possessed you do not gain: your Hermit is exchanged all the same."""
    t = bed(hand="Possession", p2="Hermit, 3 Copper")
    t.play("Possession")
    t.end_turn()
    t.play("Hermit", ("gain", "Silver"))
    t.to_phase(2)
    t.game.players[1].coins = 3
    t.buy("Silver")
    t.to_phase(5)
    assert t.p1.discard == "2 Silver"
    assert t.left("Madman") == 9


def test_first_printing_trashed_when_discarded() -> None:
    """Before 2022: when you discard it from play and bought no card this turn, it is trashed and you gain a Madman."""
    t = bed(hand="Hermit", deck="5 Copper", ruleset="first printing")
    t.play("Hermit", ("gain", "Silver"))
    t.end_turn()
    assert t.trashed == "Hermit"
    assert t.p1.discard == "Silver, Madman"


def test_first_printing_only_buying_counts() -> None:
    """Before 2022: a bought card keeps the Hermit; an Event that you buy, or a card gained otherwise, does not."""
    t = bed(hand="Hermit", deck="5 Copper", coins=3, ruleset="first printing")
    t.play("Hermit", ("gain", "Silver"))
    t.buy("Silver")
    t.end_turn()
    assert t.p1.discard == "Hermit, 2 Silver"
    t = bed(hand="Hermit", deck="5 Copper", landscapes="Alms", coins=3, ruleset="first printing")
    t.play("Hermit", ("gain", "Silver"))
    t.buy("Alms", ("gain", "Silver"))
    t.end_turn()
    assert t.trashed == "Hermit"


def test_first_printing_bought_in_the_action_phase() -> None:
    """Before 2022: it does not matter in which phase you bought a card."""
    t = bed(hand="Black Market, Hermit", actions=2, coins=2, ruleset="first printing",
            text="extra Black Market: Village, Moat, Smithy\noffers: Village, Moat, Smithy")  # fmt: skip
    t.play("Black Market", ("buy", "Smithy"), ("order", "Village, Moat"))
    t.play("Hermit", ("trash", ""), ("gain", "Silver"))
    t.end_turn()
    assert t.trashed == ""


def test_first_printing_bought_but_not_gained() -> None:
    """Before 2022: a card that you bought counts even if you gained something else in its place."""
    t = bed(hand="Hermit, Trader", coins=2, ruleset="first printing")
    t.play("Hermit", ("trash", ""), ("gain", "Copper"), ("resolve", ""))
    t.buy("Estate", ("resolve", "Trader"))
    t.end_turn()
    assert t.trashed == ""


def test_first_printing_moved_by_another_ability() -> None:
    """Before 2022: if another ability moves it as it is discarded, it cannot be trashed, but you gain the Madman."""
    t = bed(hand="Scheme, Hermit", deck="9 Copper", actions=2, ruleset="first printing")
    t.play("Scheme")
    t.play("Hermit", ("gain", "Silver"))
    t.clean_up(("order", "Hermit, Scheme"), ("resolve", "Scheme"))
    assert "Hermit" in t.p1.hand
    assert "Madman" in t.p1.discard
    assert t.trashed == ""


def test_first_printing_not_discarded() -> None:
    """Before 2022: if it is trashed before it would be discarded, there is no Madman."""
    t = bed(hand="Hermit", deck="5 Copper", ruleset="first printing")
    t.play("Hermit", ("gain", "Silver"))
    t.p1.player.trash([t.card("Hermit", zone="play")])
    t.end_turn()
    assert t.p1.discard == "Silver"
