"""What cards are good for, as people ask for it: "a village, a trasher, something that draws".

One table for all cards of the game, made once by reading them; types (Attack, Reaction, Duration…) are roles too and
come from the cards themselves. A card that the table does not know (of another distribution) is judged by its data and
words. A mixed pile in the table by its own name has just those roles, any other those of all its members.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from freehold.cards import load_all
from freehold.kingdoms.codes import numbers
from freehold.kingdoms.names import nearest
from freehold.rules.kinds import CardKind, PileKind, RulesError, plain_key
from freehold.rules.vocab import TYPE_NAMES, VICTORY, type_words

VILLAGE, DRAW, BUY, TRASHER, GAINER, SIFTER = "village", "draw", "buy", "trasher", "gainer", "sifter"
COINS, THRONE, DISCOUNT, DEFENCE, ALT_VP = "coins", "throne", "discount", "defence", "alt-vp"
CURSER, JUNKER, HAND_ATTACK, TRASH_ATTACK = "curser", "junker", "hand-attack", "trash-attack"


@dataclass(frozen=True)
class Role:
    name: str
    means: str
    also: tuple[str, ...]  # what else people call it
    cards: frozenset[str]


def role(name: str, means: str, also: str, cards: str) -> Role:
    return Role(name, means, tuple(also.split()), frozenset(" ".join(each.split()) for each in cards.split(",")))


ROLES = {each.name: each for each in (
    role(VILLAGE, "more Actions to play: +2 Actions, Villagers and the like", "villages splitter actions", """
        Academy, Acting Troupe, Agora, Aristocrat, Bandit Camp, Bazaar, Blessed Village, Border Village, Bustling Village,
        Capital City, Champion, City, City Quarter, Coin of the Realm, Conclave, Crossroads, Cursed Village, Dame Molly,
        Diplomat, Encampment, Exploration, Farmhands, Farming Village, Festival, First Mate, Fishing Village, Fortress,
        Fugitive, Graveyard, Hamlet, Harbor Village, Hideout, Hostelry, Hunting Lodge, Inn, Kitsune, Lackeys, Landing Party,
        Lich, Litter, Longship, Lost Arts, Lost City, Merchant Camp, Mining Village, Mission House, Mountain Village, Native
        Village, Nobles, Patron, Plaza, Port, Recruiter, Rustic Village, Sacrifice, Sculptor, Shanty Town, Snowy Village,
        Squire, Swamp Shacks, Town, Tribute, University, Villa, Village, Village Green, Walled Village, Wandering Minstrel,
        Way of the Ox, Wealthy Village, Worker's Village"""),
    role(DRAW, "draws two cards or more", "drawer drawing cards +cards", """
        Advisor, Agora, Alchemist, Apprentice, Archaeologist, Archive, Aristocrat, Artist, Avanto, Barge, Black Cat,
        Blacksmith, Broker, Capital City, Caravan, Catacombs, Cavalry, City, City Quarter, Council Room, Courtyard, Crew,
        Crop Rotation, Crossroads, Cultist, Cursed Village, Den of Sin, Destrier, Diplomat, Distant Shore, Embassy,
        Emissary, Encampment, Enchantress, Encroach, Envoy, Experiment, Faithful Hound, Ferryman, Figurine, First Mate,
        Forum, Gear, Ghost Ship, Goatherd, Governor, Guard Dog, Haunted Woods, Highwayman, Hireling, Hunting Grounds,
        Hunting Lodge, Hunting Party, Imperial Envoy, Innkeeper, Inscription, Inspector, Invest, Jack of All Trades,
        Journeyman, Laboratory, Lackeys, Landing Party, Library, Lich, Litter, Longship, Lost City, Madman, Magnate,
        Mapmaker, Margrave, Maroon, Marquis, Masquerade, Mausoleum, Menagerie, Minion, Mission House, Moat, Mountain Folk,
        Mountain Shrine, Nobles, Old Witch, Oracle, Patrol, Piazza, Pilgrim, Pooka, Rabble, Ranger, Recruiter, Rice Broker,
        Ronin, Root Cellar, Royal Blacksmith, Sacrifice, Scholar, Scrying Pool, Sea Trade, Sea Witch, Secret Passage, Shanty
        Town, Sheepdog, Shepherd, Shipwreck, Shy, Sibyl, Silk Merchant, Sir Destry, Siren, Smithy, Spice Merchant, Stables,
        Steward, Storyteller, Stowaway, Stronghold, Swamp Shacks, Swashbuckler, Tactician, Torturer, Tragic Hero, Tribute,
        Vault, Warlord, Watchtower, Way of the Horse, Way of the Otter, Way of the Owl, Way of the Squirrel, Wayfarer,
        Werewolf, Wharf, Wild Hunt, Witch, Witch's Hut"""),
    role(BUY, "+1 Buy or more", "+buy buys plusbuy extrabuy", """
        Abundance, Animal Fair, Aristocrat, Astrolabe, Avoid, Band of Nomads, Barge, Baron, Bauble, Borrow, Bridge, Bridge
        Troll, Buried Treasure, Bury, Candlestick Maker, Capital, Cauldron, Cavalry, Charm, City, Collection, Continue,
        Contraband, Council Room, Counterfeit, Courtier, Deliver, Delve, Desperation, Druid, Ducat, Fair, Farmers' Market,
        Farrier, Festival, Figurine, Fishmonger, Forager, Fortune, Forum, Galleria, Gamble, Gold Mine, Good Harvest, Goons,
        Grand Market, Hamlet, Herb Gatherer, Herbalist, Horse Traders, Imperial Envoy, Jewelled Egg, Launch, League of
        Shopkeepers, Marchland, Margrave, Market, Market Square, Marquis, Merchant Guild, Messenger, Mining Road, Mirror,
        Nearby, Nomad Camp, Nomads, Panic, Pawn, Peasant, Profiteer, Pursue, Pyramid, Ranger, Rice, Rope, Rush, Sack of
        Loot, Sacred Grove, Salvager, Sanctuary, Save, Scouting Party, Scrap, Seaway, Shipwreck, Silk Merchant, Sir Martin,
        Skulk, Snowy Village, Souk, Spice Merchant, Spices, Squire, Stockpile, Stoneworks, Storeroom, Tactician, Tiara,
        Toil, Town, Trade Route, Tragic Hero, Travelling Fair, Villa, Way of the Monkey, Wharf, Wine Merchant, Woodcutter,
        Worker's Village"""),
    role(TRASHER, "trashes cards of your own", "trash trashing trashers thinner", """
        Acolyte, Advance, Altar, Amulet, Animal Fair, Apprentice, Asceticism, Bishop, Bonfire, Broker, Butcher, Carpenter,
        Catapult, Cathedral, Cemetery, Change, Chapel, Church, Collector, Count, Counterfeit, Crucible, Dame Anna, Develop,
        Dismantle, Doctor, Donate, Ducat, Enhance, Enlarge, Exorcist, Expand, Farmland, Forager, Forge, Goatherd, Governor,
        Graverobber, Hermit, Hideout, Improve, Infirmary, Investment, Jack of All Trades, Junk Dealer, Kintsugi, Loan,
        Lookout, Maelstrom, Maroon, Masquerade, Mine, Modify, Monastery, Moneylender, Mountain Shrine, Peaceful Cult, Peril,
        Pharaoh, Pickaxe, Pious, Plan, Pooka, Priest, Pyramid, Ratcatcher, Rats, Raze, Rebuild, Recruiter, Remake, Remodel,
        Replace, Research, Rice Broker, Ritual, River Shrine, Rope, Sacrifice, Sailor, Salvager, Sauna, Scrap, Scrounge, Sea
        Trade, Secluded Shrine, Sentinel, Sentry, Sewers, Shaman, Snake Charmer, Spice Merchant, Steward, Stonemason,
        Stoneworks, Stronghold (Antiquities), Student, Tanuki, Taxman, Temple, Trade, Trade Route, Trader, Trading Post,
        Transmogrify, Transmute, Treasurer, Upgrade, Urchin, Way of the Goat, Woodworkers' Guild, Zombie Apprentice"""),
    role(GAINER, "gains cards without buying them", "gain gaining gainers workshop", """
        Academy, Acolyte, Advance, Alliance, Alms, Altar, Amass, Amulet, Anvil, Aquifer, Architects' Guild, Armory,
        Artificer, Artisan, Bandit, Bandit Camp, Banquet, Bargain, Berserker, Blockade, Border Village, Bureaucrat, Butcher,
        Cabin Boy, Camel Train, Carpenter, Change, Changeling, Charm, Cobbler, Collector, Commerce, Conjurer, Conquest,
        Count, Courtier, Crafters' Guild, Craftsman, Credit, Crumbling Castle, Curio, Cutthroat, Dame Natalie, Delve,
        Demand, Develop, Devil's Workshop, Dismantle, Displace, Dominate, Duplicate, Enclave, Encroach, Engineer, Enhance,
        Exorcist, Expand, Explorer, Falconer, Farmland, Feast, Ferryman, Foray, Forge, Fortune, Gather, Gold Mine, Governor,
        Graverobber, Groom, Haggler, Hermit, Hill Fort, Hoard, Horn of Plenty, Importer, Improve, Invasion, Inventor,
        Ironworks, Jack of All Trades, Jester, Jewelled Egg, Joust, Kiln, Kind Emperor, Kintsugi, Kitsune, Leprechaun, Lich,
        Livery, Looting, Lurker, Magpie, Marauder, Masterpiece, Mendicant, Mine, Miner, Mint, Mirror, Modify, Peril,
        Pharaoh, Pickaxe, Pilgrimage, Pillage, Pirate, Populate, Procession, Prosper, Quartermaster, Quest, Raid, Rapid
        Expansion, Reap, Rebuild, Receive Tribute, Remake, Remodel, Replace, Ride, River Shrine, Rocks, Rogue, Sack of Loot,
        Sailor, Scrap, Scrounge, Sculptor, Search, Shaman, Shipwreck, Silver Mine, Skulk, Sleigh, Small Castle, Smugglers,
        Soothsayer, Specialist, Squire, Stampede, Stonemason, Stoneworks, Summon, Sunken Treasure, Supplies, Swashbuckler,
        Talisman, Tanuki, Taxman, Thief, Tomb Raider, Tools, Tormentor, Tournament, Town Crier, Trade, Trader, Trading Post,
        Transmogrify, Transmute, Treasure Map, Treasure Trove, Treasurer, Triumph, Tunnel, University, Upgrade, Vampire, War
        Chest, Way of the Butterfly, Way of the Rat, Way of the Seal, Wayfarer, Wealthy Village, Weaver, Wedding,
        Wheelwright, Workshop"""),
    role(SIFTER, "exchanges or arranges cards of the hand or the deck for better ones", "sift sifting cycle filter", """
        Advisor, Alley, Apothecary, Archaeologist, Archive, Artificer, Bustling Village, Cargo Ship, Cartographer,
        Catacombs, Cellar, Courtyard, Crystal Ball, Desert Guides, Dungeon, Embassy, Farming Village, Forum, Gamepiece,
        Gear, Golem, Grotto, Guide, Harbinger, Herald, Hunter, Hunting Lodge, Hunting Party, Inn, Innkeeper, Inscription,
        Inspector, Ironmonger, Jack of All Trades, Journeyman, Loan, Lookout, Mapmaker, Mastermind (Antiquities), Mill,
        Miner, Mountain Village, Navigator, Night Watchman, Ninja, Oasis, Old Map, Oracle, Patrol, Pearl Diver, Plaza,
        Poacher, Poet, Ratcatcher, Rustic Village, Sage, Scheme, Scholar, Scout, Sea Chart, Secret Cave, Secret Chamber,
        Secret Passage, Seer, Sentinel, Sentry, Settlers, Shop, Shy, Silos, Sir Bailey, Spy, Stables, Storeroom, Stronghold
        (Antiquities), Survivors, Swashbuckler, Tide Pools, Trail, Vagrant, Vault, Venture, Wandering Minstrel, Warehouse,
        Way of the Mole, Weaver, Wishing Well, Witch's Hut, Young Witch"""),
    role(COINS, "makes $2 or more", "coin money payload +coins", """
        Abundance, Agora, Animal Fair, Archer, Aristocrat, Baker, Bank, Barbarian, Bard, Baron, Black Market, Bounty Hunter,
        Buried Treasure, Butcher, Cabin Boy, Cache, Capital, Capital City, Cardinal, Cargo Ship, Cauldron, Chancellor,
        Change, Charlatan, Charm, Clerk, Collection, Conclave, Conspirator, Contraband, Contract, Corsair, Count, Courtier,
        Coven, Crown, Crucible, Crypt, Cutpurse, Dame Sylvia, Death Cart, Discovery, Ducat, Duchess, Elder, Embargo, Farm,
        Festival, Flag Bearer, Flagship, Fool's Gold, Footpad, Fortune, Fortune Hunter, Fortune Teller, Frigate, Galleria,
        Garrison, Gatekeeper, Giant, Gladiator, Gondola, Goons, Governor, Grand Market, Grave Watcher, Guildmaster, Haggler,
        Harvest, Hoard, Horse Traders, Idol, Ill-Gotten Gains, Improve, Jester, Kiln, Kitsune, Legionary, Livery, Mandarin,
        Merchant Guild, Merchant Ship, Messenger, Militia, Mill, Mining Road, Mining Village, Minion, Moneylender, Monument,
        Moundbuilder Village, Mountain Shrine, Mountebank, Mystic, Navigator, Nomad Camp, Nomads, Opulent Castle, Paddock,
        Patron, Philosopher's Stone, Pirate Ship, Plunder, Poor House, Priest, Pyramid, Raider, Relic, Rice, Rogue, Royal
        Seal, Sacred Grove, Sacrifice, Sailor, Salvager, Scavenger, Scepter, Search, Secret Cave, Secret Chamber, Snake
        Charmer, Souk, Spice Merchant, Spices, Stash, Steward, Stockpile, Storeroom, Stronghold, Swamp Hag, Swindler,
        Sycophant, Tea House, Tent, Tormentor, Town, Town Crier, Treasure Trove, Treasurer, Tribute, Vassal, Vault, Venture,
        Villain, Way of the Sheep, Wine Merchant, Woodcutter"""),
    role(THRONE, "plays a card again", "thrones throneroom replay", """
        Citadel, Coronet, Counterfeit, Crown, Daimyo, Disciple, Flagship, Ghost, King's Cache, King's Court, Mastermind,
        Practice, Procession, Reckless, Royal Carriage, Scepter, Specialist, Throne Room, Tiara"""),
    role(DISCOUNT, "makes cards cost less", "cheaper costreduction reducer", """
        Bridge, Bridge Troll, Canal, Cheap, Family of Inventors, Ferry, Flourishing Trade, Highway, Inventor, Princess,
        Profiteer, Quarry, Renown"""),
    role(DEFENCE, "protects from Attacks, or is better for them", "defense defence protection shield", """
        Beggar, Caravan Guard, Diplomat, Faithful Hound, Guard Dog, Guardian, Horse Traders, Inscription, Lighthouse, Moat,
        Page, Secret Chamber, Stronghold (Antiquities), Trader, Trail, Tunnel, Village Green, Watchtower, Weaver"""),
    role(ALT_VP, "points that no Province brings: Kingdom Victory cards, VP tokens", "vp points altvp victorypoints", """
        Aqueduct, Arena, Bandit Fort, Basilica, Baths, Battlefield, Bishop, Castles, Chariot Race, Collection, Colonnade,
        Conquest, Dame Josephine, Defiled Shrine, Dig, Dominate, Emporium, Farmers' Market, Fountain, Goons, Groundskeeper,
        Investment, Keep, Labyrinth, Mendicant, Mission House, Monument, Mountain Pass, Museum, Obelisk, Orchard, Palace,
        Plateau Shepherds, Plunder, Ritual, Sacrifice, Salt the Earth, Stoneworks, Temple, Tomb, Tower, Triumph, Triumphal
        Arch, Wall, Wedding, Wild Hunt, Wolf Den"""),
    role(CURSER, "gives other players Curses", "curse curses cursing", """
        Barbarian, Black Cat, Blockade, Catapult, Cauldron, Charlatan, Circle of Witches, Coven, Familiar, Giant, Idol,
        Ill-Gotten Gains, Jester, Kitsune, Mountebank, Old Witch, Pharaoh, Replace, Sea Hag, Sea Witch, Siren, Snake
        Charmer, Snake Witch, Soothsayer, Sorcerer, Sorceress, Swamp Hag, Torturer, Trickster, Witch, Witch's Hut, Young
        Witch"""),
    role(JUNKER, "gives other players Curses, Ruins, Coppers or other cards nobody wants", "junk junking", """
        Ambassador, Cultist, Grave Watcher, Marauder, Messenger, Noble Brigand, Swindler"""),
    role(HAND_ATTACK, "leaves other players a worse hand", "handattack discardattack handsize", """
        Archer, Berserker, Bureaucrat, Catapult, Clerk, Cutpurse, Cutthroat, Footpad, Frigate, Ghost Ship, Goons, Grave
        Watcher, Haunted Castle, Haunted Woods, Inspector, Legionary, Margrave, Militia, Minion, Ninja, Pillage, Raider,
        Relic, Samurai, Sir Michael, Skirmisher, Sorcerer, Taxman, Tomb Raider, Torturer, Urchin, Villain"""),
    role(TRASH_ATTACK, "trashes or takes cards of other players", "trashattack trashingattack", """
        Bandit, Barbarian, Corsair, Giant, Knights, Noble Brigand, Pirate Ship, Rogue, Saboteur, Swindler, Thief, Warrior"""),
)}  # fmt: skip
# Knights lie shuffled: only what all of them do can be counted on.
OWN_ROLES = {"Knights": frozenset({TRASH_ATTACK})}
GIVES_BY_TYPE = {VICTORY: ALT_VP}
INCLUDES = {JUNKER: CURSER}  # whoever gives Curses gives junk


@cache
def spellings() -> dict[str, str]:
    """What people write -> the name of a role, or of a type in small letters."""
    out = {plain_key(word): word.casefold() for word in TYPE_NAMES.values()}
    out |= {plain_key(word) + "s": word.casefold() for word in TYPE_NAMES.values()}
    out["defense"] = DEFENCE
    for each in ROLES.values():
        for word in (each.name, each.name + "s", each.name + "er", *each.also):
            out[plain_key(word)] = each.name
    return out


def role_or_none(text: str) -> str | None:
    return spellings().get(plain_key(text.replace("+", "plus"))) or spellings().get(plain_key(text))


def role_named(text: str) -> str:
    """The role or type that is meant; an unknown one says which are near."""
    found = role_or_none(text)
    if found is None:
        raise RulesError(f"there is no role or type '{text}'{nearest(text, spellings())}; roles are: {', '.join(ROLES)}")
    return found


def roles_of(kind: CardKind) -> frozenset[str]:
    """The roles of one card or landscape and, in small letters, its types."""
    types = frozenset(word.casefold() for word in type_words(kind.types))
    if kind.name in numbers():
        out = {name for name, each in ROLES.items() if kind.name in each.cards}
    else:
        out = judged(kind)
    for type_, name in GIVES_BY_TYPE.items():
        if kind.types & type_ and kind.category != "basic":
            out.add(name)
    out |= {name for name, narrower in INCLUDES.items() if narrower in out}
    return types | out


@cache
def roles_of_pile(name: str) -> frozenset[str]:
    """What a Kingdom pile is good for."""
    pile: PileKind = load_all().piles[name]
    types = frozenset(word.casefold() for word in type_words(pile.types))
    if name in OWN_ROLES:
        return OWN_ROLES[name] | types
    return types.union(*(roles_of(member) for member in pile.members))


def judged(kind: CardKind) -> set[str]:
    """What can be told from the data and the words of a card."""
    text = f"{kind.text} {kind.below}"
    out = set()
    if kind.plus_actions >= 2 or re.search(r"\+[2-9] Actions", text):
        out.add(VILLAGE)
    if kind.plus_cards >= 2 or re.search(r"\+[2-9] Cards", text):
        out.add(DRAW)
    if kind.plus_buys or re.search(r"\+\d Buys?\b", text):
        out.add(BUY)
    if kind.plus_money >= 2 or kind.worth >= 2 or re.search(r"\+\$[2-9]", text):
        out.add(COINS)
    if re.search(r"\btrash (?:a|an|up to|any|\d) .*from your hand", text, re.IGNORECASE):
        out.add(TRASHER)
    if re.search(r"\bgain (?:a|an|up to|two|\d)\b", text, re.IGNORECASE):
        out.add(GAINER)
    if re.search(r"\+\d+ VP|VP for", text):
        out.add(ALT_VP)
    if re.search(r"(?:other player|each opponent)s?\b.*\bgains? (?:a|two|\d) Curse", text, re.IGNORECASE):
        out.add(CURSER)
    return out
