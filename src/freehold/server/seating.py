"""Who may sit where before the game, and who may come back to a seat."""

from __future__ import annotations

from freehold.bots import registry as bots
from freehold.rules.setup import MOST_PLAYERS
from freehold.server.errors import Refused
from freehold.server.identity import LONGEST_NAME, clean
from freehold.server.reference import USUAL_BOT, bot_kind, kingdom_of, lacking
from freehold.server.saved import Guest, Seat, Sheet
from freehold.server.wire import KingdomView


def bot_named(name: str, kingdom: KingdomView, players: int) -> str:
    """A bot that can play that kingdom; "": the usual one."""
    try:
        kind = bot_kind(name or USUAL_BOT)
    except bots.BotError as error:
        raise Refused(str(error)) from None
    missing = lacking(kind, kingdom_of(kingdom), players)
    if missing:
        raise Refused(f"{kind.called()} needs {', '.join(missing)} in the kingdom: choose another bot or kingdom")
    return kind.name


def seats_for(wishes: list[str], guest: Guest, kingdom: KingdomView) -> list[Seat]:
    """The seats of a new table from "me", "open" and names of bots."""
    if not 2 <= len(wishes) <= MOST_PLAYERS:
        raise Refused(f"a game has 2 to {MOST_PLAYERS} players, not {len(wishes)}")
    if wishes.count("me") > 1:
        raise Refused("you can sit at one seat only")
    if not {"me", "open"} & set(wishes):
        raise Refused("a table needs a person: give one seat to 'me' or leave it 'open'")
    seats: list[Seat] = []
    for wish in wishes:
        if wish == "me":
            seats.append(Seat(guest.id, guest.name))
        elif wish == "open":
            seats.append(Seat())
        else:
            seats.append(bot_seat(wish, kingdom, len(wishes)))
    return seats


def bot_seat(name: str, kingdom: KingdomView, players: int) -> Seat:
    bot = bot_named(name, kingdom, players)
    return Seat("", bot_kind(bot).called(), bot)


def change(sheet: Sheet, guest: Guest, number: int, who: str) -> None:
    """A change of seats before the game; refused if it is not that guest's to make."""
    if not 0 <= number < len(sheet.seats):
        raise Refused(f"this table has seats 0 to {len(sheet.seats) - 1}, not {number}")
    seat = sheet.seats[number]
    host = guest.id == sheet.host
    mine = next((i for i, each in enumerate(sheet.seats) if each.guest == guest.id), -1)
    if who == "me":
        take(sheet, guest, number, mine, host=host)
    elif who == "open":
        if not host and seat.guest != guest.id:
            raise Refused("only who made the table empties the seats of others", 403)
        sheet.seats[number] = Seat()
    else:
        if not host:
            raise Refused("only who made the table puts bots into seats", 403)
        if seat.kind == "person" and seat.guest != guest.id:
            raise Refused("somebody sits there: free the seat first", 409)
        sheet.seats[number] = bot_seat(who, sheet.kingdom, len(sheet.seats))


def take(sheet: Sheet, guest: Guest, number: int, mine: int, *, host: bool) -> None:
    """Sit down; who sits already moves, and changes seats with a bot."""
    seat = sheet.seats[number]
    if number == mine:
        return
    if seat.kind == "person":
        raise Refused("somebody sits there already", 409)
    if seat.kind == "bot" and not host:
        raise Refused("a bot sits there: only who made the table moves it", 403)
    sheet.seats[number] = Seat(guest.id, guest.name)
    if mine >= 0:
        sheet.seats[mine] = seat


def check_vetoes(sheet: Sheet, names: list[str]) -> None:
    """May somebody veto these? What a bot at the table needs must stay."""
    most = sheet.options.vetoes
    if len({*names}) != len(names) or len(names) > most:
        raise Refused(f"at this table each may veto {most}" if most else "nothing is vetoed at this table", 403)
    there = [*sheet.kingdom.cards, *sheet.kingdom.landscapes]
    for name in names:
        if name not in there:
            raise Refused(f"'{name[:60]}' is not in the kingdom: it has {', '.join(there)}")
        for seat in sheet.seats:
            if seat.bot and name in bot_kind(seat.bot).requires:
                raise Refused(f"{seat.name} cannot play without {name}", 409)


def check_start(sheet: Sheet) -> None:
    waiting = sum(1 for seat in sheet.seats if seat.kind == "open")
    if waiting:
        raise Refused(f"{'a seat is' if waiting == 1 else f'{waiting} seats are'} still open: fill or give to a bot", 409)
    if not any(seat.kind == "person" for seat in sheet.seats):
        raise Refused("a game needs a person", 409)


def come_back(sheet: Sheet, guest: str, number: int) -> None:
    """Whose seat a bot has taken may have it back."""
    if not 0 <= number < len(sheet.seats) or sheet.seats[number].guest != guest:
        raise Refused("that was not your seat", 403)
    if sheet.seats[number].kind == "person":
        raise Refused("you sit there already", 409)
    sheet.seats[number].bot = ""


def moved_on(seats: list[Seat]) -> list[Seat]:
    """For a rematch: the same people and bots, everybody one seat further; who was replaced by a bot is back."""
    fresh = [Seat(seat.guest, seat.name, "" if seat.guest else seat.bot) for seat in seats]
    return [*fresh[1:], *fresh[:1]]


def name_in_record(name: str, number: int) -> str:
    """A name from somebody's file, as it may be shown."""
    return clean(name, LONGEST_NAME) or f"p{number + 1}"
