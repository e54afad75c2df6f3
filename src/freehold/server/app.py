"""The HTTP side: who asks, what is asked, and what everybody's browser is told to mind."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from freehold import __version__
from freehold.rules.kinds import RulesError
from freehold.server import kingdoms, metrics, reference, wire
from freehold.server.after import After
from freehold.server.errors import Refused
from freehold.server.feed import encode
from freehold.server.hub import Hub
from freehold.server.identity import CLAIM_SECONDS, COOKIE, COOKIE_SECONDS, INVITED, Identity
from freehold.server.limits import Gate, Limits
from freehold.server.saved import Guest
from freehold.server.socket import POLICY, Line
from freehold.server.static import Front
from freehold.server.table import Table

log = logging.getLogger("freehold.server")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

LONGEST_FIND = 200  # letters of what is looked for among one's tables

HEADERS = {
    # Styles may stand in the markup (the front end moves cards with them); scripts may not.
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Shell:
    """Around everything: our headers on each answer, one line of the log for each, and never a trace to a client."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers[name] = value
                message["headers"] = headers.raw
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            self.hub.counters.failures += 1
            log.exception("fault at %s", scope["path"])
            if not status:
                await problem("something went wrong on the server", 500)(scope, receive, sending)
        requests = self.hub.counters.requests
        requests[status] = requests.get(status, 0) + 1
        client = scope.get("client") or ("-", 0)
        log.info("method=%s path=%s status=%d ms=%.1f client=%s", scope["method"], printable(scope["path"]), status,
                 1000 * (time.perf_counter() - began), client[0])  # fmt: skip


def printable(path: str) -> str:
    """A path for the log: one line, whatever a client sends."""
    return path.encode("unicode_escape").decode().replace(" ", "%20")[:200]


def problem(text: str, status: int) -> Response:
    return Response(encode(wire.Problem(text)), status, media_type="application/json")


async def hang_up(websocket: WebSocket, text: str) -> None:
    """Say why, and end the line. (A reason that comes with the end itself has 123 bytes at most.)"""
    await websocket.send_text(encode(wire.RefusedNews(-1, text)).decode())
    await websocket.close(POLICY, text.encode()[:120].decode(errors="ignore"))


def reply(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def number(request: Request, name: str, usual: int) -> int:
    """A number that stands in the address."""
    text = request.query_params.get(name, str(usual))
    try:
        return int(text)
    except ValueError:
        raise Refused(f"{name} is a number, not '{text[:20]}'") from None


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says from which page it asks: that must be ours. Other programs say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "-"


class Server:
    def __init__(self, hub: Hub, identity: Identity, front: Front, limits: Limits) -> None:
        self.hub = hub
        self.identity = identity
        self.front = front
        self.limits = limits
        self.after = After(hub)
        self.requests = Gate(limits.requests, limits.addresses)
        self.makings = Gate(limits.makings, limits.addresses)
        self.readings = Gate(limits.readings, limits.addresses)
        self.scene_askings = Gate(limits.scenes, limits.addresses)
        self.lines: dict[str, int] = {}  # open sockets by address

    # --- around the handlers ---

    def route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        async def endpoint(request: Request) -> Response:
            try:
                if method != "GET" and not same_origin(request):
                    raise Refused("this request comes from another site", 403)
                self.requests.check(address_of(request))
                return await handler(request)
            except Refused as refused:
                self.hub.counters.refused += 1
                return problem(refused.problem, refused.status)

        return Route(path, endpoint, methods=[method])

    async def body(self, request: Request, type_: type[T]) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("send JSON, with the content type application/json", 415)
        try:
            return msgspec.json.decode(await self.raw(request, self.limits.body_bytes), type=type_)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused(f"this request cannot be read: {' '.join(str(error).split())[:200]}") from None

    async def raw(self, request: Request, most: int) -> bytes:
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refused(f"too long: {most} bytes at most", 413)
        return bytes(data)

    async def guest(self, request: Request) -> Guest:
        found = await self.identity.of(request.cookies.get(COOKIE))
        if found is None:
            raise Refused("the table does not know you: reload the page (cookies must be allowed)", 401)
        return found

    async def maker(self, request: Request) -> Guest:
        """Who makes a table: a guest, invited where that is asked for, and not too often."""
        guest = await self.guest(request)
        if not self.identity.invited(request.cookies.get(INVITED)):
            raise Refused("tables are made by invited people here: open the invitation of who runs this server", 403)
        self.makings.check(address_of(request))
        return guest

    def remember(self, request: Request, response: Response, guest: Guest) -> Response:
        return self.set_cookie(request, response, COOKIE, self.identity.cookie(guest.id))

    def set_cookie(self, request: Request, response: Response, name: str, value: str) -> Response:
        response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax",
                            secure=request.url.scheme == "https")  # fmt: skip
        return response

    async def table(self, request: Request) -> tuple[Table, str]:
        """The table of the path, for whoever may look at it (a browser without a cookie may watch)."""
        table = await self.hub.table(request.path_params["code"])
        guest = await self.identity.of(request.cookies.get(COOKIE))
        who = "" if guest is None else guest.id
        async with table.lock:
            await table.mend()
        table.check_look(who)
        return table, who

    # --- guests ---

    async def me(self, request: Request) -> Response:
        guest = await self.identity.of(request.cookies.get(COOKIE))
        if guest is None:
            self.makings.check(address_of(request))
            guest = await self.identity.make()
        return self.remember(request, reply(await self.about(guest)), guest)

    async def about(self, guest: Guest) -> wire.Me:
        return wire.Me(guest.id, guest.name, [row[0] for row in await self.hub.store.tables_of(guest.id)])

    async def rename(self, request: Request) -> Response:
        guest = await self.guest(request)
        wish = await self.body(request, wire.NewName)
        renamed = await self.identity.rename(guest, wish.name)
        await self.hub.renamed(renamed)
        return reply(await self.about(renamed))

    async def lists(self, request: Request) -> Response:
        found = await self.hub.store.lists([(await self.guest(request)).id])
        return reply(wire.CardLists(found[0].liked, found[0].banned) if found else wire.CardLists())

    async def keep_lists(self, request: Request) -> Response:
        guest = await self.guest(request)
        lists = kingdoms.checked(await self.body(request, wire.CardLists))
        await self.hub.store.keep_lists(guest.id, lists)
        return reply(wire.CardLists(lists.liked, lists.banned))

    async def link(self, request: Request) -> Response:
        return reply(wire.ClaimLink(self.identity.link(await self.guest(request)), CLAIM_SECONDS))

    async def claim(self, request: Request) -> Response:
        wish = await self.body(request, wire.Claim)
        self.makings.check(address_of(request))
        guest = await self.identity.claim(wish.token)
        return self.remember(request, reply(await self.about(guest)), guest)

    # --- reference ---

    async def sets(self, request: Request) -> Response:
        return reply(reference.sets())

    async def bots(self, request: Request) -> Response:
        return reply(reference.bot_infos())

    async def presets(self, request: Request) -> Response:
        return reply(await asyncio.to_thread(kingdoms.presets))

    async def cards(self, request: Request) -> Response:
        response = reply(reference.all_faces())
        response.headers["cache-control"] = "max-age=300"
        return response

    async def card(self, request: Request) -> Response:
        try:
            return reply(reference.details(request.path_params["name"]))
        except RulesError as error:
            raise Refused(str(error), 404) from None

    async def read_kingdom(self, request: Request) -> Response:
        wish = await self.body(request, wire.KingdomText)
        self.readings.check(address_of(request))
        return reply(await asyncio.to_thread(kingdoms.read_text, wish))

    async def random_kingdom(self, request: Request) -> Response:
        wish = await self.body(request, wire.KingdomWish)
        self.readings.check(address_of(request))
        seed = wish.seed if wish.seed is not None else self.hub.lots.getrandbits(31)
        guest = await self.identity.of(request.cookies.get(COOKIE))
        lists = [] if guest is None else await self.hub.store.lists([guest.id])
        try:
            return reply(await asyncio.to_thread(kingdoms.draw, wish, seed, lists))
        except RulesError as error:
            raise Refused(str(error)) from None

    async def kingdom_sheet(self, request: Request) -> Response:
        wish = await self.body(request, wire.KingdomText)
        self.readings.check(address_of(request))
        return reply(await asyncio.to_thread(kingdoms.sheet_of, wish))

    async def today(self, request: Request) -> Response:
        return reply(await asyncio.to_thread(kingdoms.today))

    # --- tables ---

    async def tables(self, request: Request) -> Response:
        find = request.query_params.get("find", "")[:LONGEST_FIND]
        return reply(await self.hub.tables_of((await self.guest(request)).id, find))

    async def make_table(self, request: Request) -> Response:
        guest = await self.maker(request)
        wish = await self.body(request, wire.NewTable)
        table = await self.hub.create(guest, wish)
        return reply(table.state(guest.id), 201)

    async def see_table(self, request: Request) -> Response:
        table, guest = await self.table(request)
        return reply(table.state(guest))

    async def scenes(self, request: Request) -> Response:
        table, guest = await self.table(request)
        since = number(request, "since", 0)
        self.scene_askings.check(address_of(request))
        async with table.lock:
            await table.mend()
            if table.game is None:
                raise Refused("the game has not begun", 409)
            return reply(table.game.scenes(table.seat_of(guest), since))

    async def aftermath(self, request: Request) -> Response:
        table, _ = await self.table(request)
        return reply(await self.after.math(table))

    async def replay(self, request: Request) -> Response:
        table, _ = await self.table(request)
        return reply(await self.after.frame(table, request.path_params["decision"], number(request, "seat", -1)))

    async def record(self, request: Request) -> Response:
        table, _ = await self.table(request)
        text = self.hub.record_of(table).text()
        return Response(text, media_type="application/jsonl", headers={
            "content-disposition": f'attachment; filename="freehold-{table.code}.jsonl"'})  # fmt: skip

    async def text_log(self, request: Request) -> Response:
        table, guest = await self.table(request)
        return PlainTextResponse(self.after.log_text(table, guest))

    async def go_on(self, request: Request) -> Response:
        guest = await self.maker(request)
        table, _ = await self.table(request)
        wish = await self.body(request, wire.ContinueTable)
        return reply((await self.hub.go_on(table, guest, wish)).state(guest.id), 201)

    async def upload(self, request: Request) -> Response:
        guest = await self.maker(request)
        data = await self.raw(request, self.limits.record_bytes)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Refused("a record is text in UTF-8") from None
        return reply((await self.hub.upload(guest, text)).state(guest.id), 201)

    # --- the line of the game ---

    async def socket(self, websocket: WebSocket) -> None:
        address = address_of(websocket)
        if not same_origin(websocket) or self.lines.get(address, 0) >= self.limits.sockets:
            await websocket.close(POLICY)  # before it is accepted: the handshake fails with 403
            return
        guest = await self.identity.of(websocket.cookies.get(COOKIE)) or Guest("", "A watcher")
        since = websocket.query_params.get("since", "")
        await websocket.accept()
        self.lines[address] = self.lines.get(address, 0) + 1
        self.hub.counters.sockets += 1
        try:
            table = await self.hub.table(websocket.path_params["code"])
            line = Line(self.hub, websocket, guest)
            await line.run(table, int(since) if since.isascii() and since.isdigit() and len(since) < 16 else -1)
        except Refused as refused:
            await hang_up(websocket, refused.problem)
        except Exception:
            self.hub.counters.failures += 1
            log.exception("fault on a line of table %s", printable(websocket.path_params["code"]))
            with contextlib.suppress(RuntimeError):  # it is closed already
                await hang_up(websocket, "something went wrong on the server")
        finally:
            self.hub.counters.sockets -= 1
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

    # --- for who runs the server ---

    async def health(self, request: Request) -> Response:
        counts = await asyncio.wait_for(self.hub.store.counts(), 5)
        return reply({"status": "ok", "version": __version__, **counts})

    async def metrics(self, request: Request) -> Response:
        store = self.hub.store
        gauges = {"tables_in_memory": len(self.hub.tables), "store_writes": store.writes, "store_commits": store.commits}
        return PlainTextResponse(metrics.text(self.hub.counters, gauges))

    # --- all together ---

    def routes(self) -> list[Route | WebSocketRoute]:
        get = self.route

        def post(path: str, handler: Handler) -> Route:
            return self.route(path, handler, "POST")

        return [
            get("/api/me", self.me), post("/api/me", self.rename), post("/api/me/link", self.link),
            get("/api/me/lists", self.lists), post("/api/me/lists", self.keep_lists),
            post("/api/me/claim", self.claim), get("/api/sets", self.sets), get("/api/bots", self.bots),
            get("/api/presets", self.presets), get("/api/cards", self.cards), get("/api/cards/{name:path}", self.card),
            post("/api/kingdom/read", self.read_kingdom), post("/api/kingdom/random", self.random_kingdom),
            post("/api/kingdom/sheet", self.kingdom_sheet),
            get("/api/kingdom/today", self.today), get("/api/tables", self.tables),
            post("/api/tables", self.make_table), get("/api/tables/{code}", self.see_table),
            get("/api/tables/{code}/scenes", self.scenes), get("/api/tables/{code}/aftermath", self.aftermath),
            get("/api/tables/{code}/replay/{decision:int}", self.replay),
            get("/api/tables/{code}/record", self.record), get("/api/tables/{code}/log", self.text_log),
            post("/api/tables/{code}/continue", self.go_on), post("/api/records", self.upload),
            get("/health", self.health), get("/metrics", self.metrics), get("/api/{rest:path}", self.unknown),
            WebSocketRoute("/ws/{code}", self.socket), get("/{path:path}", self.file),
        ]  # fmt: skip

    async def unknown(self, request: Request) -> Response:
        raise Refused(f"there is no /api/{request.path_params['rest'][:60]}", 404)

    async def file(self, request: Request) -> Response:
        response = self.front.response(request.path_params["path"], Headers(scope=request.scope))
        word = request.query_params.get("invite")
        if self.identity.invite_only and self.identity.invited(word):
            self.set_cookie(request, response, INVITED, self.identity.invitation)
        return response


def create_app(hub: Hub, identity: Identity, dist: Path) -> Starlette:
    """The whole server as an ASGI application."""
    server = Server(hub, identity, Front(dist), hub.limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        hub.close()

    async def not_found(request: Request, error: Exception) -> Response:
        return problem("there is nothing here", 404)

    async def wrong_method(request: Request, error: Exception) -> Response:
        return problem(f"{request.method} does not work here", 405)

    handlers: Any = {404: not_found, 405: wrong_method}
    return Starlette(routes=server.routes(), lifespan=lifespan, exception_handlers=handlers,
                     middleware=[Middleware(Shell, hub=hub), Middleware(GZipMiddleware, minimum_size=1000)])  # fmt: skip
