"""`big-money:CARD` and `big-money:CARD:COUNT`: Big Money with one card, as a strategy."""

from __future__ import annotations

from freehold.bots import strategy_file
from freehold.bots.conditions import TERMINAL, VILLAGE, is_of
from freehold.bots.errors import BotError
from freehold.bots.strategy_file import Strategy
from freehold.cards import load_all
from freehold.rules.kinds import CardKind, RulesError
from freehold.rules.vocab import ACTION, CURSE, TREASURE, VICTORY, coins_in, potions_in

NAME = "big-money"
CARDS_FOR_EACH = 8  # a deck bears one terminal Action for so many cards
MOST = 10
TAIL = """
    "Silver",
]
trash = ["Curse", {card = "Estate", when = 'left("Province") > 4'}, {card = "Copper", when = "money > 9"}]
discard = ["Province", "Colony", "Duchy", "Estate", "Curse", "Copper"]
"""


def with_card(text: str) -> Strategy:
    """The strategy for what stands behind `big-money:`."""
    written, colon, number = text.partition(":")
    kind = the_card(written.strip())
    count = usual_count(kind)
    if colon:
        if not number.strip().isdecimal() or not 1 <= int(number) <= MOST:
            raise BotError(f"{NAME}:{written}: how many {kind.name}? A number from 1 to {MOST}, not '{number}'")
        count = int(number)
    return strategy_file.read_from(rules(kind, count), NAME)


def the_card(written: str) -> CardKind:
    registry = load_all()
    if not written:
        raise BotError(f"{NAME}: which card? For example {NAME}:Smithy")
    try:
        kind = registry.kind(written)
        pile = registry.pile(kind.name)
    except RulesError as error:
        raise BotError(f"{NAME}: {error}") from None
    if pile.category != "kingdom":
        raise BotError(f"{NAME}: {kind.name} is not in a Kingdom pile; name a card of the kingdom")
    return kind


def usual_count(kind: CardKind) -> int:
    """How many are wanted, as a rule of thumb."""
    if kind.types & ACTION:
        return 2 if is_of(kind, TERMINAL) else 1 if is_of(kind, VILLAGE) else 5
    return 4 if kind.types & TREASURE else 8


def rules(kind: CardKind, count: int) -> str:
    """The strategy as TOML."""
    name = strategy_file.quoted(kind.name)
    mine = f"mine({name})"
    wants = [f"{mine} < 1"]
    wants += [f"{mine} < {have + 1} and cards >= {CARDS_FOR_EACH * (have + 1)}" for have in range(1, count)]
    if kind.types & (VICTORY | CURSE) and not kind.types & (ACTION | TREASURE):
        wants = [f'{mine} < {count} and left("Province") <= 6']
    elif not is_of(kind, TERMINAL):
        wants = [f"{mine} < {count}"]
    early = [f"{{card = {name}, when = {strategy_file.quoted(want)}}}" for want in wants]
    late: list[str] = []
    if coins_in(kind.cost) < 5:  # Gold is better
        early, late = [], early
    elif len(early) > 1:
        early, late = early[:1], early[1:]
    if potions_in(kind.cost):
        late.append(f'{{card = "Potion", when = {strategy_file.quoted(f"""mine("Potion") == 0 and {mine} < {count}""")}}}')
    ends = ['{card = "Colony", when = "money > 20"}', '{card = "Province", when = \'left("Colony") <= 6\'}',
            '{card = "Duchy", when = \'left("Province") <= 4\'}', '{card = "Estate", when = \'left("Province") <= 2\'}',
            '"Platinum"']  # fmt: skip
    gain = ",\n    ".join([*ends, *early, '"Gold"', *late])
    title = f"{NAME}:{kind.name}:{count}"
    about = f"Big Money with one card: {kind.name}, {'once' if count == 1 else f'at most {count}'}"
    return (f"name = {strategy_file.quoted(title)}\nabout = {strategy_file.quoted(about)}\nrequires = [{name}]\n"
            f"gain = [\n    {gain},{TAIL}")  # fmt: skip
