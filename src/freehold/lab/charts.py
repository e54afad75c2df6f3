"""Charts as SVG that needs nothing else: lines, bars with intervals. Colours come from the page's style sheet."""

from __future__ import annotations

import math
from html import escape

LEFT, RIGHT, TOP, BOTTOM = 46, 14, 12, 34
Row = tuple[str, float, tuple[float, float] | None]  # name, value, interval
SERIES = 8  # colours in the style sheet: .s0 to .s7


def nice_step(span: float, wanted: int = 5) -> float:
    """A round distance between ticks, so that there are about so many."""
    if span <= 0:
        return 1.0
    rough = span / wanted
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


def ticks(least: float, most: float, wanted: int = 5) -> list[float]:
    step = nice_step(most - least, wanted)
    first = math.ceil(least / step - 1e-9)
    return [number * step for number in range(first, math.floor(most / step + 1e-9) + 1)]


def tick_text(value: float) -> str:
    return f"{value:.10g}".replace("-", "\u2212")


class Frame:
    """Axes with room for a chart, in whose numbers things are drawn."""

    def __init__(self, width: int, height: int, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.width, self.height = width, height
        self.across, self.up = across, up
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        low, high = self.across
        return round(LEFT + (value - low) / ((high - low) or 1) * (self.width - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        low, high = self.up
        return round(self.height - BOTTOM - (value - low) / ((high - low) or 1) * (self.height - TOP - BOTTOM), 1)

    def grid(self, across: str, whole_steps: bool = True) -> None:
        for value in ticks(*self.up):
            at = self.y(value)
            self.parts.append(f'<line class="grid" x1="{LEFT}" x2="{self.width - RIGHT}" y1="{at}" y2="{at}"/>')
            self.parts.append(f'<text class="tick end" x="{LEFT - 7}" y="{at + 4}">{tick_text(value)}</text>')
        for value in ticks(*self.across, 8):
            if whole_steps and value != round(value):
                continue
            self.parts.append(f'<text class="tick mid" x="{self.x(value)}" y="{self.height - BOTTOM + 16}">'
                              f"{tick_text(value)}</text>")  # fmt: skip
        self.parts.append(f'<text class="axis mid" x="{(LEFT + self.width - RIGHT) / 2}" y="{self.height - 4}">'
                          f"{escape(across)}</text>")  # fmt: skip

    def text(self, title: str) -> str:
        return (f'<svg viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{escape(title, quote=True)}">'
                + "".join(self.parts) + "</svg>")  # fmt: skip


def lines(title: str, across: str, series: list[tuple[str, list[float]]], width: int = 560, height: int = 260) -> str:
    """One line for each name; the values stand at 1, 2, 3… Each point says its value when it is pointed at."""
    values = [value for _, line in series for value in line]
    longest = max((len(line) for _, line in series), default=0)
    if not values:
        return ""
    frame = Frame(width, height, (1, max(2, longest)), (min(0.0, min(values)), max(values) * 1.04 or 1.0))
    frame.grid(across)
    for at, (_, line) in enumerate(series):
        points = " ".join(f"{frame.x(turn)},{frame.y(value)}" for turn, value in enumerate(line, start=1))
        dashes = f' style="stroke-dasharray:{at * 2 + 3} 3"' if at else ""  # told apart without colour too
        frame.parts.append(f'<polyline class="line s{at % SERIES}"{dashes} points="{points}"/>')
    for at, (name, line) in enumerate(series):
        for turn, value in enumerate(line, start=1):
            told = escape(f"{name}, {across} {turn}: {value:.2f}")
            frame.parts.append(f'<circle class="dot s{at % SERIES}" cx="{frame.x(turn)}" cy="{frame.y(value)}" r="3">'
                               f"<title>{told}</title></circle>")  # fmt: skip
    return frame.text(title)


def columns(title: str, across: str, counts: dict[int, int], width: int = 560, height: int = 200) -> str:
    """How often each number came, as shares of a hundred."""
    total = sum(counts.values())
    if not total:
        return ""
    shares = {number: 100 * count / total for number, count in counts.items()}
    frame = Frame(width, height, (min(counts) - 0.5, max(counts) + 0.5), (0.0, max(shares.values()) * 1.04))
    frame.grid(across)
    wide = max(1.0, (frame.x(1) - frame.x(0)) * 0.8)
    for number, share in shares.items():
        left, top = frame.x(number) - wide / 2, frame.y(share)
        frame.parts.append(f'<rect class="bar" x="{left:.1f}" y="{top}" width="{wide:.1f}" '
                           f'height="{frame.y(0) - top:.1f}"><title>{number}: {share:.1f} %</title></rect>')  # fmt: skip
    return frame.text(title)


def ranges(title: str, across: str, rows: list[Row], *, bars: bool, width: int = 760) -> str:
    """A row for each name: its value (as a bar from 0, or as a point) with its interval."""
    if not rows:
        return ""
    named: float = 14 + 8.6 * min(34, max(len(name) for name, _, _ in rows))
    ends: list[float] = [each for _, value, interval in rows for each in (value, *(interval or ()))]
    low, high = min(ends), max(ends)
    low, high = (min(0.0, low), high) if bars else (low - 0.05 * (high - low), high + 0.05 * (high - low))
    step, height = 30, 30 * len(rows) + 40
    room = width - named - 90

    def x(value: float) -> float:
        return round(named + (value - low) / ((high - low) or 1.0) * room, 1)

    parts: list[str] = []
    for value in ticks(low, high, 6):
        parts.append(f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="4" y2="{height - 34}"/>'
                     f'<text class="tick mid" x="{x(value)}" y="{height - 20}">{tick_text(value)}</text>')  # fmt: skip
    for at, (name, value, interval) in enumerate(rows):
        middle = 6 + step * at + step / 2
        cut = name if len(name) <= 34 else name[:33] + "…"
        parts.append(f'<text class="name end" x="{named - 8}" y="{middle + 4}">{escape(cut)}</text>')
        if bars:
            left, right = sorted((x(0.0), x(value)))
            parts.append(f'<rect class="bar s{at % SERIES}" x="{left}" y="{middle - 9}" width="{right - left:.1f}" '
                         'height="18"/>')  # fmt: skip
        if interval is not None:
            one, other = x(interval[0]), x(interval[1])
            parts.append(f'<path class="range" d="M{one},{middle}H{other}M{one},{middle - 5}v10M{other},{middle - 5}v10"/>')
        if not bars:
            parts.append(f'<circle class="dot s{at % SERIES}" cx="{x(value)}" cy="{middle}" r="5"/>')
        end = max(x(value), x(interval[1]) if interval else 0.0)
        parts.append(f'<text class="value" x="{end + 8}" y="{middle + 4}">{tick_text(round(value, 1))}</text>')
    parts.append(f'<text class="axis mid" x="{named + room / 2}" y="{height - 4}">{escape(across)}</text>')
    return (f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title, quote=True)}">'
            + "".join(parts) + "</svg>")  # fmt: skip
