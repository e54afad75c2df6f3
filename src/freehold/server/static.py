"""The files of the front end. Every path that is no file gives the page itself, which knows its own routes."""

from __future__ import annotations

from email.utils import formatdate
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".json": "application/json", ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json",
}  # fmt: skip
NOT_BUILT = """<!doctype html><title>Freehold</title><p>The server runs, but its pages are not built.
Run <code>make web</code> in the sources, or install a wheel."""


class Front:
    def __init__(self, dist: Path) -> None:
        self.dist = dist

    def response(self, path: str, headers: Headers) -> Response:
        file = self.find(path)
        if file is None:
            return HTMLResponse(NOT_BUILT, 503)
        # Files below assets/ bear their content in their name; the page itself must be asked for anew.
        lasting = "assets" in file.relative_to(self.dist).parts[:1]
        stat = file.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        extra = {"etag": tag, "last-modified": formatdate(stat.st_mtime, usegmt=True),
                 "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}  # fmt: skip
        if headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=extra)
        return Response(file.read_bytes(), headers=extra, media_type=TYPES.get(file.suffix, "application/octet-stream"))

    def find(self, path: str) -> Path | None:
        """The file of a path, the page for any other; None: nothing is built."""
        root = self.dist.resolve()
        if "\0" not in path and len(path) < 500:
            wanted = (root / path).resolve()
            if wanted.is_relative_to(root) and wanted.is_file():
                return wanted
        index = root / "index.html"
        return index if index.is_file() else None
