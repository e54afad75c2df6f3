"""From a kingdom to a table ready for the first turn (chapter I).

A `Setup` is made once for a kingdom, a number of players and a ruleset. It holds everything that does not change in a
game, and a template that each new game is copied from.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from freehold.rules import atoms
from freehold.rules.events import Event, Later
from freehold.rules.game import NOT_FOR_SALE, Game
from freehold.rules.kinds import (
    ASIDE_BOONS, ASIDE_CARD, CURRENT, EXTRA_PILE, MARKED_PILE, OFFERED_CARDS, OUTSIDE_PILE, REGISTRY, RULESETS, SHUFFLED,
    CardKind, Hook, PileKind, RulesError, is_plain_treasure,
)  # fmt: skip
from freehold.rules.player import NO_TOKENS, Player
from freehold.rules.question import Agent
from freehold.rules.rng import Rng
from freehold.rules.vocab import (
    ALLY, ARTIFACT, BETWEEN_TURNS, BOON, BOONS, CARD_BITS, CARD_MASK, CLEANUP_START, DECK, DOOM, DREW_HAND, EVENT,
    EVENTS, FATE, GAME_OPENING, GAME_START, HAND_DRAW, HEX, HEXES, LANDSCAPES, LIAISON, LOOTER, MIDDLE, NIGHT, NOWHERE,
    OFFER_DECK, ON_THIS, PILE_TOKENS, PLAYER_ZONES, PROJECT, SET_UP, SHUFFLING, STATE, TRAIT, TRAP, TRASH, TURN_END,
    WHEN_DISCARD, WOULD_DISCARD_HAND, WOULD_DISCARD_PLAY, WOULD_SHUFFLE, ZOMBIE, potions_in,
)  # fmt: skip

MOST_PLAYERS: Final = 6


class Kingdom:
    """What to play with: ten Kingdom piles (or another number), landscapes, and the choices that belong to them.

    `extras` names, for a card or landscape that needs something chosen at set-up, what was chosen: the Bane pile, a
    Trait's pile, the set-aside card, the offered cards. What is not named there is chosen at random by the `seed`.
    """

    def __init__(self, cards: list[str], landscapes: list[str] | None = None, *, colonies: bool = False,
                 shelters: bool = False, extras: dict[str, list[str]] | None = None) -> None:  # fmt: skip
        self.cards = cards
        self.landscapes = landscapes or []
        self.colonies = colonies
        self.shelters = shelters
        self.extras = extras or {}


class Pile:
    """A pile of one game: what never changes of it."""

    def __init__(self, index: int, kind: PileKind, supply: bool, kingdom: bool) -> None:
        self.index: i64 = index
        self.kind = kind
        self.name = kind.name
        self.supply = supply
        self.kingdom = kingdom
        self.hidden = kind.arrangement == SHUFFLED  # only the top card may be seen
        self.face_down = kind.category == "face down"
        self.keep = -1  # of a shuffled pile: how many cards take part
        self.gone = False  # removed from the game; cards cannot be returned to it

    def __repr__(self) -> str:
        return f"<pile {self.index} {self.name}>"


class Setup:
    def __init__(self, kingdom: Kingdom, players: int = 2, *, ruleset: str = CURRENT, seed: int = 0,
                 also: list[str] | None = None, after: Setup | None = None) -> None:  # fmt: skip
        """`also`: names of piles and kinds that a position needs though nothing brings them.

        `after`: the table of a running game, whose Kingdom piles these piles replace (see `replace_kingdom`).
        """
        if not 2 <= players <= MOST_PLAYERS:
            raise RulesError(f"a game has 2 to {MOST_PLAYERS} players, not {players}")
        if ruleset not in RULESETS:
            raise RulesError(f"there is no ruleset '{ruleset}'; there are: {', '.join(RULESETS)}")
        self.kingdom = kingdom
        self.player_count = players
        self.ruleset = ruleset
        self.seed = seed
        self.rng = Rng(seed)
        self.colonies = kingdom.colonies
        self.kinds: list[CardKind] = REGISTRY.kinds
        self.piles: list[Pile] = []
        self.pile_index: dict[str, int] = {}
        self.landscapes: list[CardKind] = []
        self.present: list[CardKind] = []  # every kind that has a part in the game
        self.marks: dict[int, int] = {}  # kind -> pile marked for it
        self.asides: dict[int, int] = {}  # kind -> card set aside for it
        self.first_pile: i64 = PLAYER_ZONES * (players + 1)
        self.offered: list[CardKind] = []
        self.boons_aside: list[CardKind] = []  # Boons that will lie beside the Kingdom
        self.decks: list[list[tuple[CardKind, int]]] = []
        self.aside_kinds: list[tuple[CardKind, CardKind]] = []  # (for which kind, the card)
        self.traps: list[CardKind] = []  # kinds that are shuffled into piles when the game starts
        self.zombies: list[CardKind] = []
        self.loose: list[CardKind] = []  # kinds without a pile that a position needs
        self.after = after
        if after is not None:
            self.carry_over(after)
        self.read_kingdom()
        for name in also or []:
            self.bring_for_position(name)
        self.add_what_is_brought()
        self.deal()
        self.index_hooks()
        self.template: Game = self.make_template() if after is None else after.template

    def carry_over(self, after: Setup) -> None:
        """Keep everything of a running game but its Kingdom piles, which are gone though their cards are still about."""
        for pile in after.piles:
            kept = Pile(int(pile.index), pile.kind, pile.supply and not pile.kingdom, pile.kingdom and not pile.supply)
            kept.gone = pile.gone or (pile.kingdom and pile.supply)
            kept.keep = pile.keep
            self.piles.append(kept)
        self.pile_index = dict(after.pile_index)
        self.present = after.present[:]
        self.marks = dict(after.marks)
        self.asides = dict(after.asides)
        self.offered = after.offered[:]
        self.boons_aside = after.boons_aside[:]
        self.aside_kinds = after.aside_kinds[:]
        self.traps = after.traps[:]
        self.zombies = after.zombies[:]
        self.loose = after.loose[:]

    # --- which kinds and piles ---

    def kind_named(self, name: str) -> CardKind:
        return REGISTRY.kind(name, self.ruleset)

    def with_rules(self, kind: CardKind) -> CardKind:
        """The kind in the wording of this game's ruleset."""
        return REGISTRY.kind(kind.name, self.ruleset) if kind.ruleset != self.ruleset else kind

    def take_part(self, kind: CardKind) -> None:
        if kind not in self.present:
            self.present.append(kind)

    def add_pile(self, kind: PileKind, supply: bool, kingdom: bool) -> Pile:
        for pile in self.piles:
            if pile.kind is kind:
                return pile
        if len(self.piles) >= 90:
            raise RulesError("too many piles for one game")
        pile = Pile(len(self.piles), kind, supply, kingdom)
        self.piles.append(pile)
        self.pile_index[kind.name] = int(pile.index)
        for member in kind.members:
            self.pile_index.setdefault(member.name, int(pile.index))
            self.take_part(self.with_rules(member))
        return pile

    def read_kingdom(self) -> None:
        chosen: list[PileKind] = []
        for name in self.kingdom.cards:
            if REGISTRY.kind_or_none(name) is not None and REGISTRY.kind(name).types & TRAP:
                self.traps.append(self.kind_named(name))
                continue
            pile = REGISTRY.pile(name)
            if pile.category != "kingdom":
                raise RulesError(f"{name} is not a Kingdom pile")
            if pile in chosen:
                raise RulesError(f"{pile.name} stands twice in the kingdom")
            chosen.append(pile)
        landscapes: list[CardKind] = []
        for name in self.kingdom.landscapes:
            kind = self.kind_named(name)
            if not kind.types & LANDSCAPES:
                raise RulesError(f"{kind.name} is not a landscape")
            if kind in landscapes:
                raise RulesError(f"{kind.name} stands twice in the kingdom")
            landscapes.append(kind)
        self.landscapes = landscapes
        for basic in REGISTRY.basics:
            if basic.when == "always":
                self.add_basic(basic.pile_name, basic.counts)
        for pile in chosen:
            self.add_pile(pile, True, True)
        for kind in landscapes + self.traps:
            self.take_part(kind)
        allies = [kind for kind in landscapes if kind.types & ALLY]
        if len(allies) > 1:
            raise RulesError("a game has at most one Ally")
        for name in self.kingdom.extras:
            self.kind_named(name)

    def add_basic(self, name: str, counts: list[int]) -> None:
        pile = self.add_pile(REGISTRY.piles[name], True, False)
        pile.keep = counts[self.player_count - 2]

    def add_what_is_brought(self) -> None:
        """Everything that comes along with a kind that is in the game, until nothing new comes."""
        done = 0 if self.after is None else len(self.after.present)
        marking: list[CardKind] = []
        while done < len(self.present):
            kind = self.present[done]
            done += 1
            for name in kind.brings:
                self.bring(name)
            if kind.heirloom:
                self.take_part(self.kind_named(kind.heirloom))
            if kind.extra is not None:
                if kind.extra.role == MARKED_PILE:
                    marking.append(kind)
                else:
                    self.choose_extra(kind)
            if kind.types & FATE:
                self.bring_all(BOON)
            if kind.types & DOOM:
                self.bring_all(HEX)
            if done == len(self.present):
                self.bring_by_rule()
        for kind in marking:  # last, when every pile is there
            self.choose_extra(kind)

    def bring_by_rule(self) -> None:
        """Basic piles that a property of the present kinds calls for."""
        potions = any(potions_in(pile.kind.cost) or any(potions_in(self.with_rules(m).cost) for m in pile.kind.members)
                      for pile in self.piles if pile.supply) or any(potions_in(k.cost) for k in self.present)  # fmt: skip
        looters = any(kind.types & LOOTER for kind in self.present)
        for basic in REGISTRY.basics:
            wanted = (
                (basic.when == "colonies" and self.colonies)
                or (basic.when == "potions" and potions)
                or (basic.when == "looters" and looters)
            )
            if wanted and basic.pile_name not in self.pile_index:
                self.add_basic(basic.pile_name, basic.counts)

    def bring(self, name: str) -> None:
        pile = REGISTRY.piles.get(name)
        if pile is not None:
            self.add_pile(pile, False, False)
        else:
            kind = self.kind_named(name)
            if kind.types & ZOMBIE:
                if kind not in self.zombies:
                    self.zombies.append(kind)
            self.take_part(kind)

    def bring_for_position(self, name: str) -> None:
        kind = self.kind_named(name)
        if kind.pile_name in self.pile_index:
            return
        for basic in REGISTRY.basics:
            if basic.pile_name == kind.pile_name:
                self.add_basic(basic.pile_name, basic.counts)
                return
        if kind.pile_name:
            self.bring(kind.pile_name)
        elif kind.types & (BOON | HEX):
            self.bring_all(BOON if kind.types & BOON else HEX)
        else:
            self.take_part(kind)
            if kind.category != "rule" and not kind.types & (STATE | ARTIFACT | LANDSCAPES):
                self.loose.append(kind)

    def bring_all(self, type_: int) -> None:
        for kind in REGISTRY.kinds:
            if kind.types & type_ and kind.ruleset == CURRENT:
                self.take_part(self.with_rules(kind))

    def unused_piles(self) -> list[PileKind]:
        used = {pile.name for pile in self.piles}
        return [pile for pile in REGISTRY.piles.values() if pile.category == "kingdom" and pile.name not in used]

    def choose_extra(self, kind: CardKind) -> None:
        extra = kind.extra
        if extra is None:
            return
        if extra.role == ASIDE_BOONS:
            self.choose_boons(kind, extra.count)
            return
        named = [REGISTRY.pile(name) for name in self.kingdom.extras.get(kind.name, [])]
        if extra.role == MARKED_PILE:
            among = [pile.kind for pile in self.piles if pile.supply and extra.suits(pile.kind)]
            if kind.types & TRAIT:  # two Traits are never on the same pile
                among = [pile.kind for pile in self.piles
                         if pile.kingdom and extra.suits(pile.kind) and int(pile.index) not in self.trait_piles()]  # fmt: skip
        else:
            among = [pile for pile in self.unused_piles() if extra.suits(pile)]
            reserved = self.reserved_piles(kind)
            among = [pile for pile in among if pile.name not in reserved] or among
        for pile in named:
            if pile not in among:
                raise RulesError(f"{pile.name} cannot be chosen for {kind.name} in this kingdom")
        while len(named) < extra.count and among:
            left = [pile for pile in among if pile not in named]
            if not left:
                break
            named.append(left[self.rng.below(len(left))])
        if not named:
            raise RulesError(f"nothing suits {kind.name} in this kingdom: choose other cards, or load more sets")
        for pile in named:
            self.place_extra(kind, extra.role, pile)

    def choose_boons(self, kind: CardKind, count: int) -> None:
        boons = [each for each in REGISTRY.kinds if each.types & BOON and each.ruleset == CURRENT]
        named = [REGISTRY.kind(name) for name in self.kingdom.extras.get(kind.name, [])]
        for each in named:
            if each not in boons or named.count(each) > 1:
                raise RulesError(f"{each.name} cannot be chosen for {kind.name}: it takes {count} different Boons")
        if len(named) > count:
            raise RulesError(f"{kind.name} takes {count} Boons, not {len(named)}")
        while len(named) < count:
            left = [each for each in boons if each not in named]
            named.append(left[self.rng.below(len(left))])
        self.boons_aside = [self.with_rules(each) for each in named]

    def trait_piles(self) -> list[int]:
        return [mark for kind_id, mark in self.marks.items() if self.kinds[kind_id].types & TRAIT]

    def reserved_piles(self, kind: CardKind) -> set[str]:
        """Piles that the kingdom names for other kinds, and that so cannot join it for this one."""
        out: set[str] = set()
        for other, names in self.kingdom.extras.items():
            owner = REGISTRY.kind_or_none(other)
            # A pile that is only marked for another kind may join for this one.
            free = owner is not None and owner.extra is not None and owner.extra.role in (MARKED_PILE, ASIDE_BOONS)
            if other != kind.name and not free:
                out |= {REGISTRY.pile(name).name for name in names}
        return out

    def place_extra(self, kind: CardKind, role: str, pile: PileKind) -> None:
        if role == MARKED_PILE:
            self.marks[kind.id] = self.pile_index[pile.name]
        elif role == EXTRA_PILE:
            self.marks[kind.id] = int(self.add_pile(pile, True, True).index)
        elif role == OUTSIDE_PILE:
            self.marks[kind.id] = int(self.add_pile(pile, False, True).index)
        elif role == ASIDE_CARD:
            member = self.with_rules(pile.members[0])
            self.aside_kinds.append((kind, member))
            self.take_part(member)
        elif role == OFFERED_CARDS:
            asked = [self.kind_named(name) for name in self.kingdom.extras.get(kind.name, [])
                     if name in [member.name for member in pile.members]]  # fmt: skip
            member = asked[0] if asked else self.with_rules(pile.members[self.rng.below(len(pile.members))])
            self.offered.append(member)
            self.take_part(member)
        else:
            raise RulesError(f"{kind.name}: there is no role '{role}'")

    # --- cards into zones ---

    def deal(self) -> None:
        """Number every physical card and put it where it starts (not yet shuffled)."""
        after = self.after
        self.kind_ids: vec[i64] = vec[i64]() if after is None else after.kind_ids[:]
        self.home: vec[i64] = vec[i64]() if after is None else after.home[:]
        zones: list[list[int]] = [[] for _ in range(int(self.first_pile) + len(self.piles))]
        if after is None:
            for seat in range(self.player_count):
                for kind, home in self.starting_deck():
                    zones[PLAYER_ZONES * (seat + 1) + DECK].append(self.new_card(kind, home))
        for pile in self.piles[0 if after is None else len(after.piles) :]:
            counts = pile.kind.two_player_counts if self.player_count == 2 else pile.kind.counts
            zone = zones[int(self.first_pile + pile.index)]
            for member, count in reversed(list(zip(pile.kind.members, counts))):
                if pile.keep >= 0 and not pile.hidden:
                    count = pile.keep
                    if member.name == REGISTRY.starting_treasure:
                        count -= self.starting_treasures() * self.player_count
                for _ in range(count):
                    zone.append(self.new_card(self.with_rules(member), int(pile.index)))
        for kind in self.traps[0 if after is None else len(after.traps) :]:
            zones[NOWHERE].extend(self.new_card(kind, -1) for _ in range(kind.copies))
        for kind in self.loose[0 if after is None else len(after.loose) :]:
            zones[NOWHERE].extend(self.new_card(kind, -1) for _ in range(MOST_PLAYERS))
        for kind in self.zombies[0 if after is None else len(after.zombies) :]:
            zones[TRASH].append(self.new_card(kind, -1))
        for kind in self.present[0 if after is None else len(after.present) :]:
            if kind.types & BOON:
                zones[BOONS].append(self.new_card(kind, -1))
            elif kind.types & HEX:
                zones[HEXES].append(self.new_card(kind, -1))
        for kind in self.offered[0 if after is None else len(after.offered) :]:
            zones[OFFER_DECK].append(self.new_card(kind, -1))
        for owner, kind in self.aside_kinds[0 if after is None else len(after.aside_kinds) :]:
            card = self.new_card(kind, -1)
            zones[MIDDLE].append(card)
            self.asides[owner.id] = card
        if len(self.kind_ids) >= 1 << CARD_BITS:
            raise RulesError("too many cards for one game")
        self.start_zones = zones

    def new_card(self, kind: CardKind, pile: int) -> int:
        self.kind_ids = append(self.kind_ids, kind.id)
        self.home = append(self.home, pile)
        return len(self.kind_ids) - 1

    def heirlooms(self) -> list[CardKind]:
        return [self.kind_named(kind.heirloom) for kind in self.present if kind.heirloom
                and (kind.pile_name in self.pile_index or kind in self.offered)]  # fmt: skip

    def starting_treasures(self) -> int:
        return 7 - len(self.heirlooms())

    def starting_deck(self) -> list[tuple[CardKind, int]]:
        """The cards one player starts with and the piles they belong to."""
        treasure = self.kind_named(REGISTRY.starting_treasure)
        deck = [(treasure, self.pile_index[treasure.name])] * self.starting_treasures()
        for heirloom in self.heirlooms():
            self.take_part(heirloom)
            deck.append((heirloom, -1))
        if self.kingdom.shelters:
            for name in REGISTRY.shelters:
                shelter = self.kind_named(name)
                self.take_part(shelter)
                deck.append((shelter, -1))
        else:
            victory = self.kind_named(REGISTRY.starting_victory)
            deck.extend([(victory, self.pile_index[victory.name])] * 3)
        return deck

    # --- what games look up ---

    def index_hooks(self) -> None:
        count = len(self.kinds)
        self.base_types: vec[i64] = vec[i64]([kind.types for kind in self.kinds])
        self.base_costs: vec[i64] = vec[i64]([kind.cost for kind in self.kinds])
        self.worths: vec[i64] = vec[i64](
            [kind.worth if is_plain_treasure(kind) else -1 for kind in self.kinds]
        )
        self.standing: list[list[Hook]] = [[] for _ in range(EVENTS)]
        listeners = [0] * EVENTS
        watched = [0] * EVENTS
        for kind in self.present:
            for hook in kind.hooks:
                if hook.where == SET_UP:
                    continue
                listeners[hook.event] += 1
                watched[hook.event] |= int(hook.of) or -1
                if hook.where != ON_THIS:
                    self.standing[hook.event].append(hook)
        self.alert: vec[i64] = vec[i64](listeners)
        self.watch: vec[i64] = vec[i64](watched)
        # Kinds of this game are numbered from 1; kinds that are not in it all have 0.
        numbers = [0] * count
        used = sorted({int(kind_id) for kind_id in self.kind_ids})
        for number, kind_id in enumerate(used, start=1):
            numbers[kind_id] = number
        self.locals: vec[i64] = vec[i64](numbers)
        self.owned_width: i64 = len(used) + 1
        self.mixed: vec[i64] = vec[i64]([int(len(pile.kind.members) > 1) for pile in self.piles])
        self.offers_by_coins: list[vec[i64] | None] = [None] * 64  # what each number of coins buys at first
        self.supply_piles: vec[i64] = vec[i64]([pile.index for pile in self.piles if pile.supply])
        ending = [self.pile_index[basic.pile_name] for basic in REGISTRY.basics
                  if basic.ends_game and basic.pile_name in self.pile_index]  # fmt: skip
        self.ending_piles: vec[i64] = vec[i64](ending)
        self.piles_to_end: i64 = 4 if self.player_count >= 5 else 3
        self.has_night = any(kind.types & NIGHT for kind in self.present)
        self.has_offers = any(kind.types & (EVENT | PROJECT) for kind in self.landscapes)
        self.has_boons = any(kind.types & BOON for kind in self.present)
        self.plain_cleanup = not self.has_boons and not any(
            listeners[what] for what in (CLEANUP_START, WHEN_DISCARD, HAND_DRAW, DREW_HAND, TURN_END,
                                         WOULD_DISCARD_HAND, WOULD_DISCARD_PLAY))  # fmt: skip
        self.nameable: vec[i64] = vec[i64]([
            self.with_rules(kind).id for kind in self.kinds
            if kind.ruleset == CURRENT and not kind.types & (LANDSCAPES | BOON | HEX | STATE | ARTIFACT)
            and kind.category != "rule"
        ])  # fmt: skip
        if count >= 4096:
            raise RulesError("too many kinds are loaded")

    def make_template(self) -> Game:
        game = Game(self)
        game.alert = self.alert[:]
        game.watch = self.watch[:]
        game.known = vec[i64]([0] * len(self.kind_ids))
        places = [0] * len(self.kind_ids)
        zones: vec[vec[i64]] = vec[vec[i64]]()
        for zone, cards in enumerate(self.start_zones):
            zones = append(zones, vec[i64](cards))
            for card in cards:
                places[card] = zone
        game.zones = zones
        game.place = vec[i64](places)
        owned = [0] * int(self.owned_width * self.player_count)
        for seat in range(self.player_count):
            start = seat * int(self.owned_width)
            for slot in range(PLAYER_ZONES):
                for card in self.start_zones[PLAYER_ZONES * (seat + 1) + slot]:
                    owned[start] += 1
                    owned[start + int(self.locals[self.kind_ids[card]])] += 1
        game.owned = vec[i64](owned)
        game.offer = vec[i64]([0 if pile.supply else NOT_FOR_SALE for pile in self.piles])
        for pile in self.piles:
            game.refresh(self.first_pile + pile.index)
        game.offers_changed = False
        for seat in range(self.player_count):
            player = Player(game, seat, NO_TOKENS[:])
            if any(kind.types & ALLY for kind in self.landscapes):
                player.favors = 1
            game.players.append(player)
        return game

    def new_game(self, seed: int, agents: list[Agent], first: int = 0) -> Game:
        """A game ready for its first turn. The same seed and answers always give the same game."""
        if len(agents) != self.player_count:
            raise RulesError(f"this table has {self.player_count} seats, not {len(agents)}")
        game = self.template.clone()
        game.set_dice(seed)
        game.agents = agents
        game.normal_seat = first - 1
        game.current = first
        shuffle_piles(game)
        if game.alert[GAME_START] or game.alert[WOULD_SHUFFLE] or game.alert[SHUFFLING]:
            game.phase = GAME_OPENING  # somebody may have to be asked
        else:
            start_decks(game)
            game.phase = BETWEEN_TURNS
        return game


def shuffle_piles(game: Game) -> None:
    """Shuffle what starts shuffled: mixed piles, Boons, Hexes, the offered deck."""
    for pile in game.piles:
        if pile.hidden:
            zone = game.first_pile + pile.index
            atoms.shuffle_zone(game, zone)
            game.refresh(zone)
            while pile.keep >= 0 and len(game.zones[zone]) > pile.keep:
                cards = game.zones[zone]
                game.put(cards[len(cards) - 1], NOWHERE)
    for zone in (BOONS, HEXES, OFFER_DECK):
        if len(game.zones[zone]):
            atoms.shuffle_zone(game, zone)


def start_decks(game: Game) -> None:
    for player in game.players:
        atoms.shuffle_deck(game, player)
        atoms.draw(game, player, 5)


# --- a new kingdom in a running game ---------------------------------------------------------------------------------


def new_table(game: Game, count: int) -> Setup | None:
    """The game's table with other Kingdom piles, drawn from all that were not used; None: nothing suits."""
    old = game.setup
    unused = old.unused_piles()
    for _ in range(100):
        left = unused[:]
        chosen: list[PileKind] = []
        while left and len(chosen) < count:
            chosen.append(left.pop(int(game.below(len(left)))))
        landscapes = [kind.name for kind in old.landscapes]
        if any(member.types & LIAISON for pile in chosen for member in pile.members) and not any(
            kind.types & ALLY for kind in old.landscapes
        ):
            allies = [kind for kind in REGISTRY.by_name.values() if kind.types & ALLY]
            if allies:
                landscapes.append(allies[int(game.below(len(allies)))].name)
        kingdom = Kingdom([pile.name for pile in chosen], landscapes, colonies=old.colonies,
                          shelters=old.kingdom.shelters, extras=old.kingdom.extras)  # fmt: skip
        try:
            return Setup(kingdom, old.player_count, ruleset=old.ruleset, seed=int(game.below(1 << 30)), after=old)
        except RulesError:
            continue
    return None


def replace_kingdom(game: Game, count: int) -> None:
    """Remove all Kingdom piles from the Supply and set up new random ones, with whatever they bring."""
    old = game.setup
    setup = new_table(game, count)
    if setup is None:
        return
    for pile in old.piles:
        if pile.kingdom and pile.supply:
            for card in game.cards_in(game.first_pile + pile.index):
                game.put(card & CARD_MASK, NOWHERE)
            for key in [key for key in game.tokens if key // 128 == pile.index]:
                del game.tokens[key]
            for player in game.players:
                for token in range(PILE_TOKENS):
                    if player.token_at[token] == pile.index:
                        player.token_at[token] = -1
    game.adopt(setup)
    for player in game.players:
        if any(kind.types & ALLY for kind in setup.landscapes[len(old.landscapes) :]):
            player.favors += 1
    # Set-up that the new cards ask for.
    for player in game.in_order():
        event = Event(GAME_START, player, -1)
        for kind in setup.present[len(old.present) :]:
            for hook in kind.hooks:
                later = Later(hook, player.seat, -1)
                if hook.event == GAME_START and (hook.when is None or hook.when(player, later, event)):
                    hook.function(player, later, event)
