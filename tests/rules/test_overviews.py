"""Chapter V, both overviews: each time at which an ability can trigger, and each span for which one can last, has its carrier.

A row names a heading of the overview, the event or modifier that carries it, and the entries under that heading. An entry
that the project has must have an ability on that very event; `<Name` is an older wording, checked where it exists.
"""

import ast
from pathlib import Path

import pytest

from freehold.cards import load_all
from freehold.rules import vocab
from freehold.rules.kinds import FIRST_PRINTING, REGISTRY, CardKind, Hook

load_all()
RULES = Path("src/freehold/rules")
CARDS = Path("src/freehold/cards")

# (heading, event, entries)
TRIGGERS: list[tuple[str, str, str]] = [
    ("before play", "BEFORE_PLAY",
     "Kiln, Champion, Urchin, Pile tokens, Beggar, Caravan Guard, Diplomat, Guard Dog, Horse Traders, Moat, "
     "Secret Chamber, Shield, Guardian, Lighthouse"),
    ("would resolve", "WOULD_RESOLVE",
     "Enchantress, Highwayman, Way of the Butterfly, Way of the Camel, Way of the Chameleon, Way of the Frog, "
     "Way of the Goat, Way of the Horse, Way of the Mole, Way of the Monkey, Way of the Mouse, Way of the Mule, "
     "Way of the Otter, Way of the Owl, Way of the Ox, Way of the Pig, Way of the Rat, Way of the Seal, "
     "Way of the Sheep, Way of the Squirrel, Way of the Turtle, Way of the Worm"),
    ("after play", "AFTER_PLAY",
     "Circle of Witches, Coin of the Realm, Fellowship of Scribes, League of Shopkeepers, Royal Carriage, Citadel, "
     "Harbor Village, Flagship, Landing Party, Frigate, Sauna, Merchant, Corsair, Inspiring"),
    ("when buy", "WHEN_BUY",
     "<Doctor, <Farmland, <Forum, <Herald, <Masterpiece, <Mint, Noble Brigand, <Port, <Stonemason, <Messenger, "
     "<Basilica, <Tax, Embargo, <Charm, <Haunted Woods, <Swamp Hag, Goons, <Haggler, <Merchant Guild, <Colonnade, "
     "<Defiled Shrine, <Hovel, <Hoard, Talisman"),
    ("when gain this", "WHEN_GAIN",
     "Berserker, Blessed Village, Border Village, Buried Treasure, Cache, Camel Train, Cavalry, Cemetery, "
     "Crumbling Castle, Cursed Village, Death Cart, Doctor, Doubloons, Ducat, Embassy, Emporium, Experiment, Farmland, "
     "Flag Bearer, Forum, Fortune, Gondola, Grand Castle, Herald, Hostelry, Ill-Gotten Gains, Inn, Lackeys, Lost City, "
     "Mandarin, Masterpiece, Mint, Nomads, Port, Rocks, Silk Merchant, Siren, Skulk, Spices, Souk, Sprawling Castle, "
     "Stonemason, Sycophant, Temple, Territory, Villa, Wealthy Village, Trail, Haunted Castle, Messenger"),
    ("when gain a card", "WHEN_GAIN",
     "Architects' Guild, Sheepdog, Sleigh, Trader, Trappers' Lodge, Watchtower, Exile mat, Basilica, Tax, Bauble, "
     "Cargo Ship, Deliver, Garrison, Guildmaster, Haggler, Insignia, Tiara, Tracker, Travelling Fair, Way of the Seal, "
     "Charm, Labyrinth, Haunted Woods, Swamp Hag, Royal Seal, Band of Nomads, Changeling, Duplicate, Galleria, Livery, "
     "Taskmaster, Duchess, Fawning, Mountain Pass, Academy, Aqueduct, Battlefield, Defiled Shrine, Guildhall, Hovel, "
     "Colonnade, Collection, Groundskeeper, Hoard, Mining Road, Sailor, Skirmisher, Cauldron, City-state, Innovation, "
     "Mirror, Rush, Abundance, Cage, Secluded Shrine, Gatekeeper, Cursed, Hasty, Nearby, Pious, Rich, Pile tokens, "
     "Blockade"),
    ("when another player gains", "WHEN_GAIN", "Black Cat, Road Network, Fool's Gold, Invest, Monkey"),
    ("when any player gains", "WHEN_GAIN", "Falconer, Mapmaker, Pirate, Stowaway, Cutthroat"),
    ("when a Supply pile becomes empty", "PILE_EMPTIED", "Search"),
    ("when discard", "WHEN_DISCARD",
     "Faithful Hound, Trail, Tunnel, Village Green, Weaver, <Alchemist, Capital, Disciple, Fugitive, <Herbalist, "
     "<Hermit, Hero, Merchant Camp, Page, Peasant, Soldier, Tent, Treasure Hunter, <Treasury, Warrior, Herbalist, "
     "Scheme, Trickster, <Prince, Way of the Frog, Reckless, Tireless, Horn"),
    ("when trash", "WHEN_TRASH",
     "Catacombs, Crumbling Castle, Cultist, Feodum, Flag Bearer, Fortress, Haunted Mirror, Hunting Grounds, "
     "Jewelled Egg, Lich, Nomads, Overgrown Estate, Rats, Rocks, Silk Merchant, Sir Vander, Squire, Sycophant, Trail, "
     "Sewers, Tomb, Priest, Market Square, Possession"),
    ("start of turn", "TURN_START",
     "Barracks, Cathedral, Cave Dwellers, City Gate, Clerk, Crafters' Guild, Crop Rotation, Desert Guides, "
     "Endless Chalice, Fair, Forest Dwellers, Gang of Pickpockets, Guide, Hireling, Key, Lost in the Woods, "
     "Mountain Folk, Piazza, Prince, Quartermaster, Ratcatcher, Shaman, Shy, Silos, Sinister Plot, Teacher, "
     "Transmogrify, Crypt"),
    ("start of next turn", "TURN_START",
     "Amphora, Amulet, Astrolabe, Barge, Blessed Village, Blockade, Bridge Troll, Buried Treasure, Cabin Boy, Captain, "
     "Caravan, Caravan Guard, Cargo Ship, Crew, Church, Cobbler, Conjurer, Contract, Corsair, Delay, Den of Sin, "
     "Dungeon, Enchantress, Enlarge, Figurehead, Fishing Village, Garrison, Gatekeeper, Gear, Ghost, Ghost Town, "
     "Gondola, Grotto, Guardian, Hasty, Haunted Woods, Haven, Highwayman, Horse Traders, Importer, Jewels, Lighthouse, "
     "Longship, Mastermind, Merchant Ship, Monkey, Pirate, Patient, Prepare, Raider, Reap, Rope, Research, "
     "Royal Galley, Sailor, Sea Witch, Secret Cave, Siren, Stowaway, Stronghold, Summon, Swamp Hag, Taskmaster, "
     "Tactician, Tide Pools, Village Green, Warlord, Way of the Turtle, Wharf, Archive"),
    ("start of Buy phase", "BUY_START",
     "Arena, Deluded, Envious, Family of Inventors, League of Bankers, Market Towns, Peaceful Cult, Treasure Chest, "
     "Woodworkers' Guild"),
    ("end of Buy phase", "BUY_END",
     "Exploration, Pageant, Wine Merchant, Hermit, Merchant Guild, Treasury"),
    ("start of Clean-up", "CLEANUP_START",
     "Friendly, Patient, Walled Village, Alchemist, Encampment, Improve"),
    ("end of turn", "TURN_END",
     "Baths, Island Folk, Cage, Deliver, Faithful Hound, Necromancer, Possession, Puzzle Box, The River's Gift, Save, "
     "Tireless, Trickster, Way of the Squirrel"),
    ("start of next turn, first", "TURN_FIRST", "Donate"),
    ("after turn", "AFTER_TURN", "<Donate, <Mountain Pass"),
    ("would take a turn", "WOULD_TAKE_TURN", "Lich"),
    ("when drawing in Clean-up", "DREW_HAND|HAND_DRAW", "Flag, Expedition"),
    ("would draw in Clean-up", "HAND_DRAW", "Outpost"),
    ("would discard the hand", "WOULD_DISCARD_HAND", "Coastal Haven"),
    ("would discard from play", "WOULD_DISCARD_PLAY", "Journey"),
    ("would gain", "WOULD_GAIN", "<Trader, Possession"),
    ("when shuffling", "SHUFFLING", "Stash"),
    ("would shuffle", "SHUFFLING|WOULD_SHUFFLE", "Fated, Order of Astrologers, Order of Masons, Star Chart, Avoid"),
    ("would pay", "WOULD_PAY", "Animal Fair"),
    ("would get Actions", "WOULD_GET_ACTIONS", "Snowy Village"),
    ("would get Debt", "WOULD_GET_DEBT", "Possession"),
    ("resolve the play ability", "RESOLVE_TIMES", "Reckless"),
    ("when reveal", "WHEN_REVEAL", "Patron"),
    ("another player buys Invest", "WHEN_EXILE", "Invest"),
]  # fmt: skip

SPANS: list[tuple[str, str, str]] = [
    ("cost changes: this turn, your turns, in play", "COST",
     "Bridge, Highway, Inventor, Princess, Quarry, Bridge Troll, Canal, Destrier, Fisherman, Pile tokens, Peddler, "
     "Wayfarer, <Highway, <Quarry, <Princess, <Bridge Troll"),
    ("types change", "TYPES", "Capitalism, Inheritance"),
    ("instructions change", "INSTRUCTIONS", "Inheritance"),
    ("Treasures make other amounts", "WORTH", "Coppersmith, Envious"),
    ("buying is forbidden", "MAY_BUY", "Grand Market, Contraband, Deluded, Mission"),
    ("playing is forbidden", "MAY_PLAY", "Voyage, Warlord"),
]  # fmt: skip

BUILT_IN: dict[str, tuple[str, str, str]] = {
    "after turn": ("game.py", "plans", "extra turns wait in Game.plans; turns.pick_plan takes them between turns"),
    "-$1 token": ("player.py", "minus_coin", "in Player.get_coins"),
    "-1 Card token": ("atoms.py", "minus_card", "in atoms.draw"),
    "effect of Border Guard (Lantern)": ("player.py", "has", "the card asks who has the Artifact"),
    "choosing options (Elder)": ("playing.py", "extra_options", "Play.choose"),
    "unaffected by Attacks": ("playing.py", "unaffected", "Play.spare, Play.victims"),
    "for the rest of this turn": ("turns.py", "THIS_TURN", "ends in end_turn"),
    "this turn and the next": ("turns.py", "THROUGH_NEXT_TURN", "expire_at_start"),
    "until the next turn": ("turns.py", "TO_NEXT_TURN", "expire_at_start"),
    "for the rest of the game": ("playing.py", "WHOLE_GAME", "never ends by itself"),
    "during your turn": ("player.py", "on_turn", "a condition of the hook"),
    "during the extra turn": ("events.py", "opening", "the plan's opening hook sets it up"),
    "in a phase": ("game.py", "phase", "a condition of the hook"),
    "while you have this in play": ("windows.py", "where", "hooks that wait in PLAY"),
    "while a card remains": ("events.py", "cards", "the ability remembers handles and looks whether they still hold"),
    "while you have this (States, Artifacts, Projects)": ("windows.py", "HELD_TYPES", "collect"),
    "last card gained this turn": ("game.py", "gains", "Game.gained_cards"),
}

# Entries that need no ability on the event of their heading: how they do it.
OTHERWISE: dict[tuple[str, str], str] = {
    ("end of turn", "Necromancer"): "turns.end_turn turns every card face up again (Game.turned_down)",
}


def calls(folder: Path) -> set[str]:
    """The event constants that are raised somewhere: `Event(X, …)`, `take_events(…, X, …)`."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("Event", "take_events"):
                    found |= {arg.id for arg in node.args if isinstance(arg, ast.Name)}
    return found


RAISED = calls(RULES)
RAISED_BY_CARDS = calls(CARDS)


def names(entries: str) -> list[str]:
    return [each.strip() for each in entries.split(",")]


def events(words: str) -> set[int]:
    return {getattr(vocab, word) for word in words.split("|")}


def abilities(name: str) -> list[Hook] | None:
    """The hooks of an entry, None if the project does not have it (yet)."""
    if name.startswith("<"):
        kind: CardKind | None = REGISTRY.older.get(f"{FIRST_PRINTING}/{name[1:]}")
    else:
        kind = REGISTRY.by_name.get(name)
    return None if kind is None else kind.hooks


ROWS = TRIGGERS + SPANS
IDS = [row[0] for row in ROWS]


@pytest.mark.parametrize(("heading", "words", "entries"), ROWS, ids=IDS)
def test_the_event_is_raised(heading: str, words: str, entries: str) -> None:
    """Every heading of the overviews is an event or modifier that the rules really raise or consult."""
    assert set(words.split("|")) <= RAISED


@pytest.mark.parametrize(("heading", "words", "entries"), ROWS, ids=IDS)
def test_the_cards_wait_for_it(heading: str, words: str, entries: str) -> None:
    """Every entry that the project has waits for the event of its heading."""
    missing = []
    for name in names(entries):
        hooks = abilities(name)
        if hooks is not None and (heading, name) not in OTHERWISE:
            if not any(hook.event in events(words) for hook in hooks):
                missing.append(name)
    assert missing == []


@pytest.mark.parametrize("what", BUILT_IN)
def test_what_is_built_in_is_there(what: str) -> None:
    """What the overviews list without a moment of its own is carried by the state or the verbs named here."""
    module, word, _ = BUILT_IN[what]
    found: set[str] = set()
    for node in ast.walk(ast.parse((RULES / module).read_text())):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
    assert word in found


NOT_IN_THE_OVERVIEWS = {
    "GAME_START": "set-up rules of cards", "GAME_WOULD_END": "Fleet", "SCORING": "points at the end of the game",
    "PLAY_FROM": "Shadow cards", "WHEN_SUN": "Prophecies", "ACTIONS_AS_BUYS": "Flourishing Trade",
}  # fmt: skip


def event_names() -> dict[str, int]:
    """All events of vocab.py, in the order of their section."""
    source = (RULES / "vocab.py").read_text()
    section = source[source.index("# --- events"):source.index("# Where a card must be")]
    found = {}
    for node in ast.parse(section).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = getattr(vocab, node.target.id)
            if isinstance(value, int) and node.target.id != "EVENTS":
                found[node.target.id] = value
    return found


def test_no_event_without_a_reason() -> None:
    """Every event is raised, and stands in a row or in the list of what the overviews leave out."""
    known = {word for row in ROWS for word in row[1].split("|")} | set(NOT_IN_THE_OVERVIEWS)
    assert set(event_names()) == known
    assert known <= RAISED | RAISED_BY_CARDS
    assert max(event_names().values()) < vocab.EVENTS
    assert len(set(event_names().values())) == len(event_names())
    assert {getattr(vocab, word) for row in SPANS for word in row[1].split("|")} <= set(vocab.MODIFIERS)
