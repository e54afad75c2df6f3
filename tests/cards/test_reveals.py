"""What a card tells a player to reveal is revealed: everybody is told, and a Patron among the cards gives its Coffers."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.cards import load_all
from freehold.rules import boons
from freehold.rules.kinds import CURRENT
from freehold.rules.vocab import ACTION_PHASE
from freehold.table import position
from tests.bed import Bed, Script, Zone, bed
from tests.cards.renaissance.owning import own

REGISTRY = load_all()
KNIGHTS = [kind.name for kind in REGISTRY.pile("Knights").members]
REVEALS_ITSELF = (
    "Moat", "Secret Chamber", "Diplomat", "Watchtower", "Trader", "Tunnel", "Shield", "Agora", "Gamepiece", "Inscription",
)  # fmt: skip
SPEAKS_OF_OTHERS = ("Patron", "Lantern")
BLACK_MARKET = "extra Black Market: Patron, Gardens, Artisan\noffers: Patron, Gardens, Artisan"


class Case:
    """A table, what is done there, what each of the first two players reveals, and Coffers given by the card itself."""

    def __init__(self, *answers: Script, do: str = "play", p1: str = "", p2: str = "", coffers: int = 0,
                 **table: Any) -> None:  # fmt: skip
        self.answers = answers
        self.do = do
        self.revealed = (p1, p2)
        self.coffers = (coffers, 0)
        self.table = table


def others(*answers: Script, p1: str = "", shown: str = "2 Patron", p2_deck: str = "2 Patron, Copper", **table: Any) -> Case:
    """An Attack on the top of the other's deck."""
    return Case(*answers, p1=p1, p2=shown, p2_deck=p2_deck, **table)


def tops(shown: str, *answers: Script, **table: Any) -> Case:
    """Something that reveals cards of one's own deck, those that are shown being on top."""
    return Case(*answers, p1=shown, deck=shown + ", 9 Copper", **table)


def after_a_card(shown: str, *answers: Script, **table: Any) -> Case:
    """The same after +1 Card."""
    return Case(*answers, p1=shown, deck="Estate, " + shown + ", 9 Copper", **table)


CASES: dict[str, Case] = {
    # Dominion
    "Bureaucrat": Case(p2="2 Patron", p2_hand="2 Patron"),
    "Spy": Case(("discard", ""), ("discard", ""), deck="Copper, Patron", p1="Patron", p2="Patron", p2_deck="Patron"),
    "Thief": others(),
    "Bandit": others(),
    "Adventurer": tops("Patron, 2 Silver"),
    # Intrigue
    "Shanty Town": Case(hand="Patron", p1="Patron"),
    "Wishing Well": after_a_card("Patron", ("name", "Copper")),
    "Scout": tops("4 Patron"),
    "Courtier": Case(("option", "+1 Action, +1 Buy"), hand="Patron", p1="Patron"),
    "Patrol": Case(deck="3 Copper, 4 Patron", p1="4 Patron"),
    "Saboteur": others(("p2", "gain", ""), shown="Copper, Patron", p2_deck="Copper, Patron"),
    "Tribute": others(),
    # Seaside
    "Ambassador": Case(("return", ""), hand="Patron", p1="Patron"),
    "Sea Chart": after_a_card("Patron"),
    "Cutpurse": Case(p2="Patron", p2_hand="Patron"),
    "Pirate Ship": others(("option", "the others may lose Treasures")),
    "Explorer": Case(("reveal", "yes"), hand="Province", p1="Province"),
    # Alchemy
    "Apothecary": after_a_card("4 Patron"),
    "Scrying Pool": Case(("discard", "no"), ("discard", "no"), deck="Patron, Copper", p1="2 Patron, Copper", p2="Patron",
                         p2_deck="Patron"),
    "Golem": tops("Copper, 2 Patron"),
    # Prosperity
    "Loan": tops("Patron, Copper", ("option", "discard")),
    "Investment": Case(("trash", "Copper"), ("option", "trash this"), hand="Copper, Patron", p1="Patron"),
    "Counting House": Case(("take", "2 Copper"), discard="2 Copper, Estate", p1="2 Copper"),
    "Magnate": Case(hand="Patron, Copper", deck="2 Estate", p1="Patron, Copper"),
    "Mint": Case(("reveal", "Gold"), hand="Gold, Patron", p1="Gold"),
    "Rabble": others(shown="3 Patron", p2_deck="3 Patron"),
    "Venture": tops("Patron, Copper"),
    # Cornucopia and Guilds
    "Young Witch": Case(("p2", "reveal", "Village"), p2="Village", p2_hand="Village, Patron",
                        text="extra Young Witch: Village"),
    "Tournament": Case(("reveal", "Province"), ("gain", "Duchy"), hand="Province", p1="Province"),
    "Fortune Teller": others(shown="Patron, Estate", p2_deck="Patron, Estate"),
    "Menagerie": Case(hand="2 Patron", deck="Copper", p1="2 Patron"),
    "Farming Village": tops("Estate, Patron"),
    "Carnival": tops("4 Patron"),
    "Harvest": tops("4 Patron"),
    "Hunting Party": Case(hand="Patron", deck="Copper, Patron, Copper, Silver", p1="2 Patron, 2 Copper, Silver"),
    "Doctor": tops("2 Patron, Copper", ("name", "Copper")),
    "Advisor": tops("3 Patron"),
    "Herald": after_a_card("Patron"),
    "Taxman": Case(("trash", "Silver"), ("gain", "Copper"), hand="Silver", p2="Patron, 4 Copper", p2_hand="Patron, 4 Copper"),
    "Journeyman": tops("Copper, 3 Patron", ("name", "Copper")),
    # Hinterlands
    "Crossroads": Case(hand="2 Patron", p1="2 Patron"),
    "Oracle": Case(("option", "put back"), ("option", "put back"), deck="2 Patron", p1="2 Patron", p2="2 Patron",
                   p2_deck="2 Patron"),
    "Noble Brigand": others(),
    "Inn": Case(("reveal", "2 Patron"), do="gain", discard="2 Patron, Copper", p1="2 Patron"),
    "Witch's Hut": Case(("discard", "2 Patron"), hand="3 Patron", deck="4 Copper", p1="2 Patron"),
    # Dark Ages
    "Dame Anna": others(),
    "Ironmonger": after_a_card("Patron", ("discard", "no")),
    "Mystic": tops("Patron", ("name", "Copper")),
    "Pillage": Case(("discard", "Copper"), p2="Patron, 4 Copper", p2_hand="Patron, 4 Copper"),
    "Poor House": Case(hand="Patron, Copper", p1="Patron, Copper"),
    "Rats": Case(deck="Rats", p1="Rats"),
    "Rebuild": tops("2 Patron, Estate", ("name", "Copper"), ("gain", "Duchy")),
    "Rogue": others(),
    "Sage": tops("Copper, Patron"),
    "Vagrant": after_a_card("Patron"),
    "Wandering Minstrel": after_a_card("3 Patron"),
    # Adventures and Empires
    "Magpie": after_a_card("Patron"),
    "Giant": others(shown="Patron", text="p1 tokens: Journey face down", p2_deck="Patron"),
    "Patrician": after_a_card("Patron"),
    "Opulent Castle": Case(("discard", "Estate, Duchy"), hand="Estate, Duchy, Patron", p1="Estate, Duchy"),
    "Chariot Race": Case(deck="Patron, Copper", p1="Patron", p2="Patron", p2_deck="Patron"),
    "Gladiator": Case(("p2", "reveal", "yes"), hand="Patron", p1="Patron", p2="Patron", p2_hand="2 Patron"),
    "City Quarter": Case(hand="Patron, Copper", deck="Gold", p1="Patron, Copper"),
    "Royal Blacksmith": Case(hand="Patron", deck="5 Estate", p1="Patron, 5 Estate"),
    "Encampment": Case(("reveal", "Gold"), hand="Gold, Patron", deck="2 Copper", p1="Gold"),
    "Settlers": Case(("take", "yes"), deck="Estate", discard="Copper, Patron", p1="Copper"),
    "Bustling Village": Case(("take", "yes"), deck="Estate", discard="Settlers, Patron", p1="Settlers"),
    "Legionary": Case(("reveal", "yes"), hand="Gold, Patron", p1="Gold"),
    "Grand Castle": Case(do="gain", hand="Patron, Estate", p1="Patron, Estate",
                         text="p2 discard: Humble Castle, Crumbling Castle, Small Castle, Haunted Castle, Opulent Castle, "
                         "Sprawling Castle"),
    # Nocturne
    "Bad Omens": Case(do="hex", deck="Patron", discard="Patron, Copper", p1="2 Patron, Copper, Cursed Village"),
    "Famine": Case(do="hex", deck="3 Patron, Copper", p1="3 Patron"),
    "Fear": Case(do="hex", hand="5 Estate", p1="5 Estate"),
    "War": Case(do="hex", deck="Copper, Patron, Copper", p1="Copper, Patron"),
    "Shepherd": Case(("discard", "2 Estate"), hand="2 Estate, Patron", p1="2 Estate"),
    "Raider": Case(p2="Patron, 4 Copper", p2_hand="Patron, 4 Copper"),
    "Will-o'-Wisp": after_a_card("Patron"),
    "Ghost": tops("Copper, Patron"),
    # Renaissance
    "Border Guard": tops("2 Patron", ("option", "take the Horn")),
    "Seer": after_a_card("3 Patron"),
    "Villain": Case(p2="5 Copper", p2_hand="5 Copper", coffers=2),
    "Silos": Case(("discard", "2 Copper"), do="turn", hand="2 Copper, Estate", deck="2 Estate", p1="2 Copper"),
    "Piazza": Case(do="turn", deck="Patron", p1="Patron"),
    # Menagerie
    "Cardinal": others(("p2", "exile", "Patron"), shown="Patron, Village", p2_deck="Patron, Village"),
    "Hostelry": Case(("discard", "2 Silver"), do="gain", hand="2 Silver, Patron", p1="2 Silver"),
    "Pursue": Case(("name", "Copper"), do="buy", deck="3 Patron, Copper, Gold", p1="3 Patron, Copper"),
    # Allies, Plunder, Rising Sun, promos
    "Hunter": tops("2 Patron, Estate"),
    "Battle Plan": Case(("reveal", "Militia"), ("pile", ""), hand="Militia, Patron", deck="2 Copper", p1="Militia"),
    "Archer": Case(("p2", "keep", "Gold"), ("discard", "Copper"), p2="Patron, 3 Copper", p2_hand="Gold, Patron, 3 Copper"),
    "Sorceress": tops("Patron", ("name", "Copper")),
    "Sorcerer": Case(("p2", "name", "Copper"), deck="Copper", p2="Patron", p2_deck="Patron"),
    "Foray": Case(("discard", "2 Patron, Copper"), do="buy", hand="2 Patron, Copper, Estate", p1="2 Patron, Copper"),
    "Fated": Case(("topdeck", "Patron"), ("place", "Patron"), do="draw", discard="3 Patron, Copper", kingdom="Patron",
                  text="extra Fated: Patron", p1="2 Patron"),
    "Snake Witch": Case(("reveal", "yes"), hand="Patron", deck="Copper", p1="Patron, Copper"),
    "Poet": after_a_card("Patron"),
    "Foresight": Case(do="buy", deck="Copper, Patron", p1="Copper, Patron"),
    "Black Market": Case(("spend", 0), ("order", "Patron, Gardens, Artisan"), text=BLACK_MARKET,
                         p1="Patron, Gardens, Artisan"),
    "Envoy": tops("5 Patron"),
    # Antiquities
    "Dig": tops("5 Patron", ("set aside", "no")),
    "Grave Watcher": Case(("gain", ""), ("discard", "Curse"), hand="Curse", p2="Patron, Estate", p2_hand="Patron, Estate"),
    "Inspector": Case(("discard", "Patron, Copper"), hand="Patron, Copper, Gold", p1="Patron, Copper", p2="Patron",
                      p2_hand="Patron, 3 Estate"),
    "Mausoleum": Case(("name", "Patron"), ("option", "from your hand onto the mat"), hand="Patron, Copper",
                      p1="Patron, Copper"),
    "Moundbuilder Village": Case(discard="Patron, Copper", p1="Patron, Copper"),
    "Tomb Raider": Case(("gain", ""), p2="Patron, Copper", p2_hand="Patron, Copper"),
}  # fmt: skip
CASES.update(dict.fromkeys(KNIGHTS, CASES["Dame Anna"]))
CASES["Dame Natalie"] = others(("gain", ""))


def table_of(name: str, case: Case) -> Bed:
    """The table of a case, with the card in the first player's hand or wherever it must be."""
    table = dict(case.table)
    p2_hand = table.pop("p2_hand", "")
    kind = REGISTRY.kind(name)
    if case.do == "play":
        table["hand"] = ", ".join(part for part in (kind.name, table.get("hand", "")) if part)
    elif case.do in ("buy", "turn", "draw"):
        table["landscapes"] = name
        if case.do == "turn":
            table["text"] = "turn: p1 opening"
    elif case.do == "gain":
        table["kingdom"] = REGISTRY.pile(name).name
    else:
        table["kingdom"] = "Cursed Village"
        table["text"] = "hexes: " + name
    return bed(p2=p2_hand, **table)


def act(t: Bed, name: str, case: Case) -> None:
    """Do it, in an Action phase."""
    if case.do == "play":
        t.play(name, *case.answers)
    elif case.do == "gain":
        t.gain(name, *case.answers)
    elif case.do == "buy":
        t.expect(*case.answers)
        boons.use_landscape(t.game, t.game.players[0], t.game.kind_named(name))
        t.finish()
    elif case.do == "hex":
        t.gain("Cursed Village", *case.answers)
    elif case.do == "turn":
        own(t, name)
        t.step(*case.answers)
    else:
        t.draw(1, *case.answers)


def revealed(t: Bed, seat: int) -> str:
    """What a seat has revealed, by the log."""
    log = t.game.log or []
    return position.cards_text(
        [t.game.kinds[kind].name for entry in log if entry.word == "reveal" and entry.seat == seat for kind in entry.kinds]
    )


@pytest.mark.parametrize("name", [name for name in CASES if name in REGISTRY.by_name])
def test_reveals(name: str) -> None:
    case = CASES[name]
    t = table_of(name, case)
    t.game.log = []
    act(t, name, case)
    assert t.game.phase == ACTION_PHASE
    for seat in (0, 1):
        assert Zone(revealed(t, seat)) == case.revealed[seat]
        patrons = position.parse_cards(case.revealed[seat]).count("Patron")
        assert t.seats[seat].coffers == case.coffers[seat] + patrons


def test_no_card_is_left_out() -> None:
    says_reveal = {kind.name for kind in REGISTRY.kinds if kind.ruleset == CURRENT and "eveal" in kind.text + kind.below}
    known = set(CASES) | set(REVEALS_ITSELF) | set(SPEAKS_OF_OTHERS)
    assert says_reveal == known & set(REGISTRY.by_name)
