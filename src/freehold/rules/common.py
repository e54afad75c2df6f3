"""Rules that are printed on tokens and mats rather than on cards. They come into a game with whatever brings them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from freehold.rules.kinds import FIRST_PRINTING, REGISTRY, CardKind, older
from freehold.rules.vocab import (
    ACTION_TOKEN, ALWAYS, BEFORE_PLAY, BUY_TOKEN, CARD_MASK, CARD_TOKEN, COIN_TOKEN, COST, COST_TOKEN, Q_TRASH,
    TRASH_TOKEN, WHEN_BUY, WHEN_GAIN,
)  # fmt: skip

if TYPE_CHECKING:
    from freehold.rules.events import Event, Later
    from freehold.rules.player import Player

PILE_TOKEN_RULES: Final = "Pile tokens"
EXILE_RULES: Final = "Exile mat"


def rule(name: str, text: str) -> CardKind:
    kind = CardKind(name, 0, 0, text, "", [], "rule", 0, 0, "current")
    REGISTRY.add(kind)
    return kind


pile_tokens = rule(
    PILE_TOKEN_RULES,
    "When you play a card from a pile with one of your + tokens, you first get that bonus. During your turns, cards "
    "from the pile with your -$2 token cost $2 less. When you gain a card from the pile with your Trashing token, you "
    "may trash a card from your hand.",
)


def on_pile_of(you: Player, token: int, event: Event) -> bool:
    return event.card >= 0 and you.token_at[token] >= 0 and you.token_at[token] == you.game.home_of(event.card)


def has_card_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, CARD_TOKEN, event)


def has_action_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, ACTION_TOKEN, event)


def has_buy_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, BUY_TOKEN, event)


def has_coin_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, COIN_TOKEN, event)


def has_trash_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, TRASH_TOKEN, event)


def has_cost_token(you: Player, this: Later, event: Event) -> bool:
    return on_pile_of(you, COST_TOKEN, event)


@pile_tokens.on(BEFORE_PLAY, ALWAYS, when=has_card_token)
def card_token(you: Player, this: Later, event: Event) -> None:
    you.plus(cards=1)


@pile_tokens.on(BEFORE_PLAY, ALWAYS, when=has_action_token)
def action_token(you: Player, this: Later, event: Event) -> None:
    you.plus(actions=1)


@pile_tokens.on(BEFORE_PLAY, ALWAYS, when=has_buy_token)
def buy_token(you: Player, this: Later, event: Event) -> None:
    you.plus(buys=1)


@pile_tokens.on(BEFORE_PLAY, ALWAYS, when=has_coin_token)
def coin_token(you: Player, this: Later, event: Event) -> None:
    you.plus(coins=1)


@pile_tokens.on(COST, ALWAYS, when=has_cost_token)
def cost_token(you: Player, this: Later, event: Event) -> None:
    event.number -= 2


@pile_tokens.on(WHEN_GAIN, ALWAYS, when=has_trash_token)
def trash_token(you: Player, this: Later, event: Event) -> None:
    you.trash(you.choose(Q_TRASH, you.hand, 0, 1))


pile_tokens_first = older(
    pile_tokens, FIRST_PRINTING,
    changed="2022: the Trashing token works when you gain a card; before, when you bought one.",
    text="When you play a card from a pile with one of your + tokens, you first get that bonus. During your turns, cards "
    "from the pile with your -$2 token cost $2 less. When you buy a card from the pile with your Trashing token, you may "
    "trash a card from your hand.",
)  # fmt: skip
for same in (card_token, action_token, buy_token, coin_token):
    pile_tokens_first.on(BEFORE_PLAY, ALWAYS, when=same.when)(same.function)
pile_tokens_first.on(COST, ALWAYS, when=has_cost_token)(cost_token.function)
pile_tokens_first.on(WHEN_BUY, ALWAYS, when=has_trash_token)(trash_token.function)


exile_mat = rule(EXILE_RULES, "When you gain a card, you may discard all other copies of it from your Exile mat.")


def other_copies(you: Player, event: Event) -> list[int]:
    """Exiled copies of the gained card, without the gained card itself."""
    kind = you.game.kind(event.card)
    return [card for card in you.exiled
            if you.game.kind(card) is kind and card & CARD_MASK != event.card & CARD_MASK]  # fmt: skip


def has_exiled_copy(you: Player, this: Later, event: Event) -> bool:
    return bool(other_copies(you, event))


@exile_mat.on(WHEN_GAIN, ALWAYS, optional=True, when=has_exiled_copy)
def discard_exiled(you: Player, this: Later, event: Event) -> None:
    you.discard(other_copies(you, event))
