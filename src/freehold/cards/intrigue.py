"""Intrigue: both editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freehold.cards.basic import copper, curse, duchy, estate, gold, silver
from freehold.rules.kinds import FIRST_PRINTING, card, older
from freehold.rules.vocab import (
    ACTION, ANYONE, ATTACK, BEFORE_PLAY, COST, CURSE, HAND, LOOKED, OTHERS, Q_CHOOSE, Q_DISCARD, Q_PASS, Q_PLACE,
    Q_REVEAL, Q_TOPDECK, Q_TRASH, REACTION, TRASH, TREASURE, VICTORY, WORTH, Cost, coins_in, cost_plus, type_words,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player
    from freehold.rules.playing import Play

BOTH = ["Intrigue 1st Edition", "Intrigue 2nd Edition"]
FIRST = ["Intrigue 1st Edition"]
SECOND = ["Intrigue 2nd Edition"]

courtyard = card("Courtyard", ACTION, 2, "+3 Cards. Then put one card of your hand onto your deck.", sets=BOTH)


@courtyard.play
def courtyard_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 1, 1))


lurker = card(
    "Lurker", ACTION, 2,
    "+1 Action. Choose one: trash an Action of the Supply; or gain an Action out of the trash.",
    sets=SECOND,
)  # fmt: skip


@lurker.play
def lurker_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for option in this.choose_one(["trash from the Supply", "gain from the trash"]):
        if option == "trash from the Supply":
            you.trash(you.choose(Q_TRASH, you.supply(types=ACTION), 1, 1))
        else:
            you.choose_gain(you.of_type(you.game.cards_in(TRASH), ACTION))


pawn = card(
    "Pawn", ACTION, 2, "Choose two different: +1 Card; +1 Action; +1 Buy; +$1.", sets=BOTH, plus_coins=True
)  # fmt: skip


@pawn.play
def pawn_play(you: Player, this: Play) -> None:
    for option in this.choose(["+1 Card", "+1 Action", "+1 Buy", "+$1"], 2):
        if option == "+1 Card":
            you.plus(cards=1)
        elif option == "+1 Action":
            you.plus(actions=1)
        elif option == "+1 Buy":
            you.plus(buys=1)
        else:
            you.plus(coins=1)


secret_chamber = card(
    "Secret Chamber", ACTION | REACTION, 2,
    "Discard as many cards as you like, +$1 for each.",
    "When another player plays an Attack card, you may first reveal this from your hand: +2 Cards, then put 2 cards "
    "of your hand onto your deck.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@secret_chamber.play
def secret_chamber_play(you: Player, this: Play) -> None:
    you.plus(coins=len(you.discard(you.choose(Q_DISCARD, you.hand))))


@secret_chamber.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK)
def secret_chamber_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    you.plus(cards=2)
    you.topdeck(you.choose(Q_TOPDECK, you.hand, 2, 2, ordered=True))


great_hall = card("Great Hall", ACTION | VICTORY, 3, "+1 Card. +1 Action.", "1 VP", sets=FIRST, points=1)


@great_hall.play
def great_hall_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)


masquerade = card(
    "Masquerade", ACTION, 3,
    "+2 Cards. All players who have cards in hand pass one of them to the next such player on the left, at the same "
    "time. Then you may trash a card from your hand.",
    sets=BOTH,
)  # fmt: skip


def pass_at_once(givers: list[Player], takers: list[Player]) -> None:
    """Everyone chooses before anything is passed. Who has nothing to pass is left out of it."""
    chosen = [giver.choose_one(Q_PASS, giver.hand) for giver in givers]
    for i, given in enumerate(chosen):
        if given >= 0:
            givers[i].pass_card(given, takers[i])


@masquerade.play
def masquerade_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    players = [player for player in you.game.in_order() if player.hand_size()]
    if len(players) > 1:
        pass_at_once(players, players[1:] + players[:1])
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


masquerade_2009 = older(
    masquerade, FIRST_PRINTING,
    changed="2016: only players who hold cards take part; before, all did.",
    text="+2 Cards. Each player passes a card from their hand to the player to their left, all at once. Then you may "
    "trash a card from your hand.",
)  # fmt: skip


@masquerade_2009.play
def masquerade_2009_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    players = you.game.in_order()
    pass_at_once(players, [player.left_neighbour for player in players])
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


shanty_town = card("Shanty Town", ACTION, 3, "+2 Actions. Reveal your hand: if there is no Action in it, +2 Cards.", sets=BOTH)


@shanty_town.play
def shanty_town_play(you: Player, this: Play) -> None:
    you.plus(actions=2)
    you.reveal_hand()
    if not you.of_type(you.hand, ACTION):
        you.plus(cards=2)


steward = card(
    "Steward", ACTION, 3, "Choose one: +2 Cards; +$2; trash 2 cards out of your hand.", sets=BOTH, plus_coins=True
)


@steward.play
def steward_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["+2 Cards", "+$2", "trash 2 cards"]):
        if option == "+2 Cards":
            you.plus(cards=2)
        elif option == "+$2":
            you.plus(coins=2)
        else:
            you.trash(you.choose(Q_TRASH, you.hand, 2, 2))


swindler = card(
    "Swindler", ACTION | ATTACK, 3,
    "+$2. Every other player trashes their top card and gains another of the same cost, which you choose.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@swindler.play
def swindler_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    for victim in this.victims():
        for lost in victim.trash(victim.take_top(1, LOOKED)):
            victim.gain(you.choose_one(Q_CHOOSE, you.supply(exactly=you.game.cost(lost))))


wishing_well = card(
    "Wishing Well", ACTION, 3,
    "+1 Card. +1 Action. Name a card, then reveal your top card. It goes to your hand if it is the named one.",
    sets=BOTH,
)  # fmt: skip


@wishing_well.play
def wishing_well_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    named = you.name_card()
    revealed = you.reveal_top(1)
    you.to_hand([shown for shown in revealed if you.game.name(shown) == named.name])
    you.put_back(revealed)


baron = card(
    "Baron", ACTION, 4,
    "+1 Buy. You may discard an Estate: if you do, +$4; if not, gain an Estate.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@baron.play
def baron_play(you: Player, this: Play) -> None:
    you.plus(buys=1)
    if you.discard(you.choose(Q_DISCARD, you.of_kind(you.hand, estate), 0, 1)):
        you.plus(coins=4)
    else:
        you.gain_copy(estate)


bridge = card(
    "Bridge", ACTION, 4,
    "+1 Buy. +$1. For the rest of this turn all cards, wherever they are, cost $1 less.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@bridge.play
def bridge_play(you: Player, this: Play) -> None:
    you.plus(buys=1, coins=1)
    this.this_turn(bridge_cost)


@bridge.later(COST, whose=ANYONE)
def bridge_cost(you: Player, this: Later, event: Event) -> None:
    event.number -= 1


conspirator = card(
    "Conspirator", ACTION, 4,
    "+$2. If this is at least the third Action you have played this turn, +1 Card and +1 Action.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@conspirator.play
def conspirator_play(you: Player, this: Play) -> None:
    you.plus(coins=2)
    if you.game.played(you.seat, ACTION) >= 3:
        you.plus(cards=1, actions=1)


coppersmith = card("Coppersmith", ACTION, 4, "This turn, Coppers produce $1 more.", sets=FIRST)


@coppersmith.play
def coppersmith_play(you: Player, this: Play) -> None:
    this.this_turn(coppersmith_worth)


def is_copper(you: Player, this: Later, event: Event) -> bool:
    return you.game.kinds[event.kind_id] is copper


@coppersmith.later(WORTH, whose=ANYONE, when=is_copper)
def coppersmith_worth(you: Player, this: Later, event: Event) -> None:
    event.number += 1


diplomat = card(
    "Diplomat", ACTION | REACTION, 4,
    "+2 Cards. If your hand then has no more than 5 cards, +2 Actions.",
    "When another player plays an Attack card while your hand has 5 cards or more, you may first reveal this from it, "
    "to draw 2 cards and then discard 3.",
    sets=SECOND,
)  # fmt: skip


@diplomat.play
def diplomat_play(you: Player, this: Play) -> None:
    you.plus(cards=2)
    if you.hand_size() <= 5:
        you.plus(actions=2)


def has_5_in_hand(you: Player, this: Later, event: Event) -> bool:
    return you.hand_size() >= 5


@diplomat.on(BEFORE_PLAY, HAND, whose=OTHERS, optional=True, of=ATTACK, when=has_5_in_hand)
def diplomat_reveal(you: Player, this: Later, event: Event) -> None:
    you.reveal([this.card])
    you.draw(2)
    you.discard(you.choose(Q_DISCARD, you.hand, 3, 3))


ironworks = card(
    "Ironworks", ACTION, 4,
    "Gain a card costing $4 or less. +1 Action if it is an Action; +$1 if it is a Treasure; +1 Card if it is a "
    "Victory card.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@ironworks.play
def ironworks_play(you: Player, this: Play) -> None:
    gained = you.choose_gain(you.supply(up_to=Cost(4)))
    if gained >= 0:
        types = you.game.types(gained)
        if types & ACTION:
            you.plus(actions=1)
        if types & TREASURE:
            you.plus(coins=1)
        if types & VICTORY:
            you.plus(cards=1)


mill = card(
    "Mill", ACTION | VICTORY, 4,
    "+1 Card. +1 Action. You may discard 2 cards: if you do, +$2.",
    "1 VP",
    sets=SECOND, points=1, plus_coins=True,
)  # fmt: skip


@mill.play
def mill_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    if you.hand_size() and you.may(Q_DISCARD) and len(you.discard(you.choose(Q_DISCARD, you.hand, 2, 2))) == 2:
        you.plus(coins=2)


mining_village = card(
    "Mining Village", ACTION, 4, "+1 Card. +2 Actions. You may trash this: if you do, +$2.", sets=BOTH, plus_coins=True
)


@mining_village.play
def mining_village_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=2)
    if this.is_there() and you.may(Q_TRASH, this.card) and this.trash():
        you.plus(coins=2)


scout = card(
    "Scout", ACTION, 4,
    "+1 Action. Reveal the top 4 cards of your deck. Put the Victory cards into your hand and the others back in any "
    "order.",
    sets=FIRST,
)  # fmt: skip


@scout.play
def scout_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    revealed = you.reveal_top(4)
    you.to_hand(you.of_type(revealed, VICTORY))
    you.put_back(revealed)


secret_passage = card(
    "Secret Passage", ACTION, 4, "+2 Cards. +1 Action. Put a card from your hand anywhere in your deck.", sets=SECOND
)


@secret_passage.play
def secret_passage_play(you: Player, this: Play) -> None:
    you.plus(cards=2, actions=1)
    chosen = you.choose_one(Q_PLACE, you.hand)
    if chosen >= 0:
        you.put_in_deck(chosen, you.amount(Q_PLACE, 0, you.deck_size()))


courtier = card(
    "Courtier", ACTION, 5,
    "Reveal a card from your hand. For each type it has, choose one (all different): +1 Action; or +1 Buy; or +$3; or "
    "gain a Gold.",
    sets=SECOND, plus_coins=True,
)  # fmt: skip


@courtier.play
def courtier_play(you: Player, this: Play) -> None:
    revealed = you.choose(Q_REVEAL, you.hand, 1, 1)
    if not revealed:
        return
    you.reveal(revealed)
    count = len(type_words(you.game.types(revealed[0])))
    for option in this.choose(["+1 Action", "+1 Buy", "+$3", "gain a Gold"], count):
        if option == "+1 Action":
            you.plus(actions=1)
        elif option == "+1 Buy":
            you.plus(buys=1)
        elif option == "+$3":
            you.plus(coins=3)
        else:
            you.gain_copy(gold)


duke = card("Duke", VICTORY, 5, "1 VP for each Duchy you have.", sets=BOTH)


@duke.scores
def duke_scores(you: Player) -> int:
    return len(you.of_kind(you.all_cards(), duchy))


minion = card(
    "Minion", ACTION | ATTACK, 5,
    "+1 Action. Choose one: +$2; or discard your hand, +4 Cards, and every other player whose hand has 5 cards or "
    "more discards it and draws 4 cards.",
    sets=BOTH, plus_coins=True,
)  # fmt: skip


@minion.play
def minion_play(you: Player, this: Play) -> None:
    you.plus(actions=1)
    for option in this.choose_one(["+$2", "new hands"]):
        if option == "+$2":
            you.plus(coins=2)
        else:
            you.discard(you.hand)
            you.plus(cards=4)
            for victim in this.victims():
                if victim.hand_size() >= 5:
                    victim.discard(victim.hand)
                    victim.draw(4)


patrol = card(
    "Patrol", ACTION, 5,
    "+3 Cards. Reveal your top 4 cards. Take the Victory cards and Curses into your hand; put the others back in any "
    "order.",
    sets=SECOND,
)  # fmt: skip


@patrol.play
def patrol_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    revealed = you.reveal_top(4)
    you.to_hand(you.of_type(revealed, VICTORY | CURSE))
    you.put_back(revealed)


replace = card(
    "Replace", ACTION | ATTACK, 5,
    "Trash a card from your hand. Gain a card costing up to $2 more. If you gained an Action or Treasure, it goes "
    "onto your deck; if a Victory card, every other player gains a Curse.",
    sets=SECOND,
)  # fmt: skip


@replace.play
def replace_play(you: Player, this: Play) -> None:
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        gained = you.choose_gain(you.supply(up_to=cost_plus(you.game.cost(trashed), 2)))
        if gained >= 0:
            types = you.game.types(gained)
            if types & (ACTION | TREASURE):
                you.topdeck([gained])
            if types & VICTORY:
                for victim in this.victims():
                    victim.gain_copy(curse)


saboteur = card(
    "Saboteur", ACTION | ATTACK, 5,
    "Each other player reveals cards from their deck until one costs $3 or more. They trash it and may gain a card "
    "costing at least $2 less. They discard the other revealed cards.",
    sets=FIRST,
)  # fmt: skip


@saboteur.play
def saboteur_play(you: Player, this: Play) -> None:
    game = you.game
    for victim in this.victims():
        found, others = victim.dig(lambda c: coins_in(game.cost(c)) >= 3)
        for lost in victim.trash(found):
            victim.choose_gain(victim.supply(up_to=cost_plus(game.cost(lost), -2)), optional=True)
        victim.discard(others)


torturer = card(
    "Torturer", ACTION | ATTACK, 5,
    "+3 Cards. Each other player either discards 2 cards or gains a Curse to their hand, as they choose (even what they "
    "cannot do).",
    sets=BOTH,
)  # fmt: skip


@torturer.play
def torturer_play(you: Player, this: Play) -> None:
    you.plus(cards=3)
    for victim in this.victims():
        if victim.pick("discard 2 cards", "gain a Curse") == "discard 2 cards":
            victim.discard(victim.choose(Q_DISCARD, victim.hand, 2, 2))
        else:
            victim.gain_copy(curse, HAND)


trading_post = card(
    "Trading Post", ACTION, 5, "Trash 2 cards from your hand. If 2 were trashed, gain a Silver to your hand.", sets=BOTH
)


@trading_post.play
def trading_post_play(you: Player, this: Play) -> None:
    if len(you.trash(you.choose(Q_TRASH, you.hand, 2, 2))) == 2:
        you.gain_copy(silver, HAND)


tribute = card(
    "Tribute", ACTION, 5,
    "The player to your left reveals their top 2 cards and discards them. Each gives you, but two of the same name "
    "only once: +2 Actions if it is an Action; +$2 if it is a Treasure; +2 Cards if it is a Victory card.",
    sets=FIRST, plus_coins=True,
)  # fmt: skip


@tribute.play
def tribute_play(you: Player, this: Play) -> None:
    game = you.game
    neighbour = you.left_neighbour
    revealed = neighbour.reveal_top(2)
    neighbour.discard(revealed)
    if len(revealed) == 2 and game.name(revealed[0]) == game.name(revealed[1]):
        revealed = revealed[:1]
    for shown in revealed:
        types = game.types(shown)
        if types & ACTION:
            you.plus(actions=2)
        if types & TREASURE:
            you.plus(coins=2)
        if types & VICTORY:
            you.plus(cards=2)


upgrade = card(
    "Upgrade", ACTION, 5,
    "+1 Card. +1 Action. Trash a card from your hand, and gain one that costs exactly $1 more.",
    sets=BOTH,
)  # fmt: skip


@upgrade.play
def upgrade_play(you: Player, this: Play) -> None:
    you.plus(cards=1, actions=1)
    for trashed in you.trash(you.choose(Q_TRASH, you.hand, 1, 1)):
        you.choose_gain(you.supply(exactly=cost_plus(you.game.cost(trashed), 1)))


farm = card("Farm", TREASURE | VICTORY, 6, "$2", "2 VP", sets=BOTH, worth=2, points=2, formerly=["Harem"])

nobles = card("Nobles", ACTION | VICTORY, 6, "Choose one: +3 Cards; or +2 Actions.", "2 VP", sets=BOTH, points=2)


@nobles.play
def nobles_play(you: Player, this: Play) -> None:
    for option in this.choose_one(["+3 Cards", "+2 Actions"]):
        if option == "+3 Cards":
            you.plus(cards=3)
        else:
            you.plus(actions=2)
