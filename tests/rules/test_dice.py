"""The dice go wrong where their steps are written out twice."""

from freehold.cards import load_all
from freehold.rules import atoms
from freehold.rules.rng import Rng
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import DECK


def test_shuffling_throws_the_same_dice() -> None:
    load_all()
    setup = Setup(Kingdom(["Smithy"]))
    game = setup.template.clone()
    game.set_dice(5)
    zone = game.players[0].base + DECK
    cards = [int(card) for card in game.zones[zone]]
    atoms.shuffle_zone(game, zone)
    dice = Rng(5)
    for i in range(len(cards) - 1, -1, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert cards == [int(card) for card in game.zones[zone]]
    assert (game.dice_a, game.dice_b) == (dice.a, dice.b)


def test_the_game_throws_the_same_dice() -> None:
    game = Setup(Kingdom(["Smithy"])).template.clone()
    game.set_dice(-7)
    dice = Rng(-7)
    assert [game.below(1000) for _ in range(50)] == [dice.below(1000) for _ in range(50)]
