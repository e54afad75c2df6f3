from freehold.bots.priority import MOST_REPEATS, PriorityAgent
from freehold.rules import turns
from freehold.rules.question import Answer, Question
from freehold.rules.view import View
from freehold.rules.vocab import Q_RESOLVE
from freehold.table import position


class Counting(PriorityAgent):
    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def answer(self, view: View, question: Question) -> Answer:
        self.asked += question.verb == Q_RESOLVE
        assert self.asked < 100, "the same Reaction is used without end"
        return super().answer(view, question)


def test_a_reaction_that_may_be_used_again_is_not_used_without_end() -> None:
    victim = Counting()
    game = position.read("p1 hand: Militia\np2 hand: Secret Chamber, 4 Copper\np2 deck: 6 Estate", [PriorityAgent(), victim])
    turns.advance(game)
    assert victim.asked == MOST_REPEATS + 1
    assert game.players[1].hand_size() == 3
