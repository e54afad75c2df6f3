"""The table as text, from the document of what one seat may know."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from freehold.cards import load_all
from freehold.rules.vocab import ACTION, ATTACK, CURSE, DURATION, NIGHT, REACTION, TREASURE, VICTORY
from freehold.table.asking import OpenQuestion
from freehold.terminal.reading import default

COLOURS = ((CURSE, "35"), (ATTACK, "31"), (REACTION, "36"), (DURATION, "33"), (TREASURE, "33"), (VICTORY, "32"),
           (NIGHT, "34"))  # fmt: skip
MOST_LISTED = 60
Document = dict[str, Any]


def coloured() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def paint(name: str) -> str:
    """A card's name in the colour of its type, where colours are shown."""
    if not coloured():
        return name
    kind = load_all().by_name.get(name)
    if kind is None:
        return name
    code = next((code for bit, code in COLOURS if kind.types & bit), "")
    return f"\x1b[{code}m{name}\x1b[0m" if code else name


def bold(text: str) -> str:
    return f"\x1b[1m{text}\x1b[0m" if coloured() else text


def width() -> int:
    return max(40, min(120, shutil.get_terminal_size((100, 24)).columns))


def wrap(head: str, parts: Iterable[str], between: str = ", ") -> str:
    """A head and parts after it, broken between parts only."""
    indent = " " * len(head)
    lines: list[str] = []
    line, length = head, len(head)
    for i, part in enumerate(parts):
        bare = visible(part)
        if i and length + len(between) + bare > width():
            lines.append(line + between.rstrip())
            line, length = indent + part, len(indent) + bare
        else:
            line += (between if i else "") + part
            length += (len(between) if i else 0) + bare
    lines.append(line)
    return "\n".join(lines)


def visible(text: str) -> int:
    """The length of a text without its colours."""
    count, skipping = 0, False
    for character in text:
        if character == "\x1b":
            skipping = True
        elif skipping:
            skipping = character != "m"
        else:
            count += 1
    return count


def paragraph(text: str, indent: str = "") -> str:
    return "\n".join(
        textwrap.fill(line, width(), initial_indent=indent, subsequent_indent=indent + "  ") for line in text.splitlines()
    )


def cost_words(cost: Document) -> str:
    parts = [f"${cost['coins']}"] if cost["coins"] or not (cost["potion"] or cost["debt"]) else []
    parts += ["P"] * cost["potion"]
    if cost["debt"]:
        parts.append(f"{cost['debt']}D")
    return " ".join(parts)


def cost_key(entry: Document) -> tuple[int, int, int, str]:
    cost = entry["cost"]
    return cost["coins"], cost["potion"], cost["debt"], entry["name"]


def hand_key(name: str) -> tuple[int, int, str]:
    """Actions first, then Treasures, Night, Victory cards, Curses; dear ones first."""
    kind = load_all().by_name.get(name)
    if kind is None:
        return (9, 0, name)
    order = (ACTION, TREASURE, NIGHT, VICTORY, CURSE)
    return (next((i for i, bit in enumerate(order) if kind.types & bit), 8), -int(kind.cost), name)


def stacked(names: Iterable[str | None]) -> list[str]:
    """Sorted and counted: '2 Copper', 'Village'; unseen cards last."""
    seen: dict[str, int] = {}
    unseen = 0
    for name in names:
        if name is None:
            unseen += 1
        else:
            seen[name] = seen.get(name, 0) + 1
    out = [
        f"{count} {paint(name)}" if count > 1 else paint(name)
        for name, count in sorted(seen.items(), key=lambda e: hand_key(e[0]))
    ]
    if unseen:
        out.append(f"{unseen} face down")
    return out


def pile_text(pile: Document, names: list[str]) -> str:
    text = f"{paint(pile['top'] or pile['name'])} {pile['count']}"
    if pile["top"] and pile["top"] != pile["name"]:
        text += f" [{pile['name']}]"
    if pile["marks"]:
        text += f" <{', '.join(pile['marks'])}>"
    if pile["tokens"]:
        text += " {" + ", ".join(f"{count} {token}" for token, count in pile["tokens"].items()) + "}"
    if pile["player_tokens"]:
        text += " (" + ", ".join(f"{names[seat]}: {token}" for seat, token in pile["player_tokens"]) + ")"
    return text


def supply_lines(view: Document) -> list[str]:
    """The Supply, sorted by cost, one line for each cost."""
    names = [player["name"] for player in view["players"]]
    costs: dict[str, list[str]] = {}
    for pile in sorted((pile for pile in view["piles"] if pile["supply"]), key=cost_key):
        costs.setdefault(cost_words(pile["cost"]), []).append(pile_text(pile, names))
    out = [wrap(f"{cost:>6}  ", piles, "   ") for cost, piles in costs.items()]
    others = [pile_text(pile, names) for pile in view["piles"] if not pile["supply"]]
    if others:
        out.append(wrap("beside  ", others, "   "))
    return out


def landscape_lines(view: Document) -> list[str]:
    out: list[str] = []
    for each in view["landscapes"]:
        kind = load_all().by_name[each["name"]]
        cost = f" {cost_words(each['cost'])}" if "Event" in each["types"] or "Project" in each["types"] else ""
        extra = "".join(f" {{{count} {token}}}" for token, count in each["tokens"].items())
        if each.get("held_by"):
            extra += " (" + ", ".join(view["players"][seat]["name"] for seat in each["held_by"]) + ")"
        if each.get("pile"):
            extra += f" <{each['pile']}>"
        out.append(paragraph(f"{each['types'][0]}{cost} {each['name']}{extra}: {' '.join(kind.text.split())}", "  "))
    return out


def counters(player: Document) -> list[str]:
    """What a player has besides cards, as far as there is any."""
    words = (("debt", "debt"), ("coffers", "Coffers"), ("villagers", "Villagers"), ("favors", "Favors"), ("vp", "VP tokens"))
    out = [f"{player[key]} {word}" for key, word in words if player[key]]
    out += player["holds"]
    for key, word in (("minus_card", "-1 Card token"), ("minus_coin", "-$1 token")):
        if player[key]:
            out.append(word)
    if not player["journey_token_up"]:
        out.append("Journey token face down")
    return out


ZONES = (("aside", "set aside"), ("facedown", "set aside face down"), ("looked", "revealed"), ("looking", "looked at"),
         ("tavern", "Tavern"), ("exile", "Exile"), ("mat", "mat"), ("secretmat", "mat, face down"), ("boons", "Boons"),
         ("taken", "taken"))  # fmt: skip


def zone_lines(player: Document) -> list[str]:
    out = []
    for zone, word in ZONES:
        cards = player["zones"][zone]
        if cards:
            out.append(wrap(f"  {word}: ", stacked(cards)))
    return out


def player_lines(player: Document) -> list[str]:
    """Another player: counts, what is open, what is in play."""
    discard = player["zones"]["discard"]
    top = f" (top {paint(discard['top'])})" if discard["top"] else ""
    parts = [f"hand {player['hand_size']}", f"deck {player['zones']['deck']['count']}", f"discard {discard['count']}{top}"]
    known = player["zones"]["deck"]["known"]
    if known:
        parts.append("known in the deck: " + ", ".join(f"{name} (#{depth + 1})" for depth, name in known[:5]))
    seen = [name for name in player["zones"]["hand"] if name is not None]
    if seen:
        parts.append("hand: " + ", ".join(stacked(seen)))
    out = [wrap(f"{player['name']}: ", parts + counters(player))]
    if player["zones"]["play"]:
        out.append(wrap("  in play: ", stacked(player["zones"]["play"])))
    return out + zone_lines(player)


def status_line(view: Document) -> str:
    turn = view["turn"]
    player = view["players"][turn["seat"]]
    whose = "Your" if turn["seat"] == view["seat"] else f"{player['name']}'s"
    extra = ", extra turn" if turn["extra"] else ""
    actions, buys = player["actions"], player["buys"]
    parts = [
        f"{actions} Action" if actions == 1 else f"{actions} Actions",
        f"{buys} Buy" if buys == 1 else f"{buys} Buys",
        f"${player['coins']}",
    ]
    if player["potions"]:
        parts.append(f"{player['potions']} P")
    if player["debt"]:
        parts.append(f"{player['debt']} debt")
    return bold(f"{whose} turn {turn['number']}{extra}, {view['phase']} phase: {', '.join(parts)}")


def own_lines(view: Document) -> list[str]:
    """One's own things and hand."""
    me = view["players"][view["seat"]]
    zones = me["zones"]
    out = []
    if zones["play"]:
        out.append(wrap("In play: ", stacked(zones["play"])))
    out += zone_lines(me)
    discard = zones["discard"]
    parts = [
        f"deck {zones['deck']['count']}",
        f"discard {discard['count']}" + (f" (top {paint(discard['top'])})" if discard["top"] else ""),
    ]
    known = zones["deck"]["known"]
    if known:
        parts.append("known in the deck: " + ", ".join(f"{name} (#{depth + 1})" for depth, name in known[:5]))
    out.append(wrap("You: ", parts + counters(me)))
    out.append(wrap("Hand: ", stacked(zones["hand"]) or ["empty"]))
    return out


def table_lines(view: Document) -> list[str]:
    """The whole table as a seat sees it."""
    out = ["-" * width()]
    out += supply_lines(view)
    out += landscape_lines(view)
    if view["trash"]:
        out.append(wrap(" trash  ", stacked(view["trash"])))
    if view.get("aside"):
        out.append(
            wrap(" aside  ", [f"{each['card']}" + (f" (for {each['for']})" if each["for"] else "") for each in view["aside"]])
        )
    if view.get("boons", {}).get("aside"):
        out.append(wrap(" Boons  ", view["boons"]["aside"]))
    for mat in view["mats"]:
        whose = f"{view['players'][mat['seat']]['name']}'s " if mat["seat"] >= 0 else ""
        out.append(f"   mat  {whose}{mat['name']}: {mat['count']} {mat['token']}")
    for player in view["players"]:
        if player["seat"] != view["seat"]:
            out += player_lines(player)
    out.append(status_line(view))
    return out + own_lines(view)


def order_shown(question: OpenQuestion, view: Document) -> list[int]:
    """The options in the order they are numbered: what can be bought, dearest first; all else as it stands."""
    indices = list(range(len(question.options)))
    if question.verb != "buy" or question.domain != "piles":
        return indices
    costs = {pile["pile"]: pile["cost"]["coins"] for pile in view["piles"]}
    return sorted(indices, key=lambda i: (-costs.get(question.options[i].pile, -1), i))


def enter_hint(question: OpenQuestion) -> str:
    """What Enter alone will do, if anything."""
    taken = default(question)
    if taken is None:
        return ""
    words = {"treasures": "plays them all", "play": "no more of them", "buy": "buys nothing more"}
    if question.verb in words:
        return f" (Enter: {words[question.verb]})"
    return " (Enter: as they stand)" if taken else " (Enter: none)"


def question_lines(question: OpenQuestion, view: Document, shown: list[int]) -> list[str]:
    """The question and its numbered options."""
    about = f" (about {question.about})" if question.about and question.about not in question.prompt else ""
    out = [bold(question.prompt) + about + enter_hint(question)]
    if question.domain == "numbers":
        return out
    if len(shown) > MOST_LISTED:
        out.append(f"  {len(shown)} options: type a name")
        return out
    piles = {pile["pile"]: pile for pile in view["piles"]}
    mine = f"p{question.seat + 1} hand"
    parts = []
    for number, index in enumerate(shown, start=1):
        option = question.options[index]
        text = f"[{number}] {paint(option.label)}"
        if question.domain == "piles" and option.pile >= 0:
            text += f" {cost_words(piles[option.pile]['cost'])}"
        elif option.where and option.where not in (mine, "pile"):
            text += f" ({option.where.partition(' ')[2] or option.where})"
        if option.note:
            text += f" ({option.note})"
        parts.append(text)
    out.append(wrap("  ", parts, "  "))
    return out
