"""States and Artifacts: in front of a player, in force for that player only, and never one of the player's cards."""

from tests.bed import Bed, bed


def holders(t: Bed, name: str) -> list[int]:
    kind = t.game.kind_named(name)
    return [int(player.seat) for player in t.game.players if player.has(kind)]


def test_an_artifact_is_unique() -> None:
    """There is one of each Artifact: whoever takes it takes it from the player who has it."""
    t = bed(hand="Treasurer", kingdom="Treasurer", text="p2 holds: Key")
    t.play("Treasurer", ("option", "take the Key"))
    assert holders(t, "Key") == [0]


def test_states_are_there_for_everybody() -> None:
    """Several players can have the same State; Lost in the Woods is the only one there is just one of."""
    t = bed(hand="Werewolf", p3="", text="turn: p1 night\nhexes: Delusion")
    t.play("Werewolf")
    assert holders(t, "Deluded") == [1, 2]
    t = bed(hand="Fool", text="p2 holds: Lost in the Woods\nboons: The Sea's Gift, The Mountain's Gift, The Swamp's Gift")
    t.play("Fool", ("receive", "The Sea's Gift"), ("receive", "The Mountain's Gift"))
    assert holders(t, "Lost in the Woods") == [0]


def test_kept_until_told_otherwise() -> None:
    """You keep a State or an Artifact from turn to turn until you are told to return it or somebody takes it."""
    t = bed(kingdom="Vampire, Treasurer", text="p1 holds: Key, Miserable")
    for _ in range(4):
        t.end_turn()
    assert holders(t, "Key") == [0]
    assert holders(t, "Miserable") == [0]


def test_not_a_card_of_the_player() -> None:
    """They are not among your cards and not in play."""
    t = bed(kingdom="Vampire, Treasurer", text="p1 holds: Key, Miserable")
    assert t.game.players[0].all_cards() == []
    assert t.p1.in_play == ""
