"""Joust goes wrong when the Province is discarded at once, or when the Reward goes to the discard pile."""

from tests.bed import bed

CARD = "Joust"


def test_play() -> None:
    """+1 Card, +1 Action, +$1. You may set aside a Province from your hand to gain any Reward to your hand."""
    t = bed(hand="Joust, Province", deck="Copper, 5 Estate")
    t.play("Joust", ("set aside", "Province"), ("gain", "Courser"))
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.p1.hand == "Copper, Courser"
    assert t.p1.deck == "5 Estate"
    assert t.p1.aside == "Province"


def test_province_in_cleanup() -> None:
    """The Province is discarded in Clean-up."""
    t = bed(hand="Joust, Province", deck="Copper, 5 Estate")
    t.play("Joust", ("set aside", "Province"), ("gain", "Courser"))
    t.end_turn()
    assert t.p1.aside == ""
    assert t.p1.discard == "Joust, Province, Copper, Courser"


def test_is_optional() -> None:
    """You need not set aside your Province."""
    t = bed(hand="Joust, Province")
    t.play("Joust", ("set aside", ""))
    assert t.p1.hand == "Province"


def test_number_of_rewards() -> None:
    """There is one of each Reward with two players, else two; they are not in the Supply."""
    t = bed(kingdom="Joust", coins=9)
    assert t.left("Rewards") == 6
    assert not t.on_offer("Courser")
    assert bed(kingdom="Joust", p3="").left("Rewards") == 12


def test_same_reward_twice() -> None:
    """With three or more players you may gain a Reward of which you have one already."""
    t = bed(hand="2 Joust, 2 Province", p3="")
    t.play("Joust", ("set aside", "Province"), ("gain", "Renown"))
    t.play("Joust", ("set aside", "Province"), ("gain", "Renown"))
    assert t.p1.hand == "2 Renown"
    assert t.left("Rewards") == 10


def test_no_rewards_left() -> None:
    """If all Rewards are gone, you can still set aside a Province, but gain nothing."""
    t = bed(hand="Joust, Province", text="pile Renown: 0")
    t.play("Joust", ("set aside", "Province"))
    assert t.p1.aside == "Province"
    assert t.p1.hand == ""


def test_rewards_from_the_trash() -> None:
    """Only Joust gains Rewards from their pile, but from the trash other cards can gain them, too."""
    t = bed(hand="Lurker", kingdom="Joust", text="trash: Courser")
    t.play("Lurker", ("option", "gain from the trash"))
    assert t.p1.discard == "Courser"


def test_rewards_do_not_end_the_game() -> None:
    """Rewards that have run out are no empty Supply pile."""
    t = bed(kingdom="Joust", text="pile Rewards: 0")
    assert t.game.empty_supply_piles() == 0


def test_one_province_each_time() -> None:
    """Each playing takes one Province and gives one Reward."""
    t = bed(hand="Joust, 2 Province")
    t.play("Joust", ("set aside", "Province"), ("gain", "Courser"))
    assert (t.p1.aside, t.p1.hand) == ("Province", "Courser, Province")


def test_trashed_rewards() -> None:
    """A Reward that is trashed stays in the trash; it does not go back to the other Rewards."""
    t = bed(hand="Joust, Province, Chapel", text="p1: actions=2")
    t.play("Joust", ("set aside", "Province"), ("gain", "Housecarl"))
    t.play("Chapel", ("trash", "Housecarl"))
    assert t.trashed == "Housecarl"
    assert t.left("Rewards") == 5
