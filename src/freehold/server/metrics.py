"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass
class Histogram:
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[i] += 1
                return
        self.counts[-1] += 1


@dataclass
class Counters:
    """Since the start of the process."""

    tables: int = 0
    answers: int = 0
    refused: int = 0
    failures: int = 0
    sockets: int = 0  # open now
    requests: dict[int, int] = field(default_factory=dict)  # by status
    handling: Histogram = field(default_factory=Histogram)  # of a message: until it is stored and told


def text(counters: Counters, gauges: Mapping[str, float]) -> str:
    out: list[str] = []

    def tell(name: str, kind: str, about: str, value: float) -> None:
        out.extend([f"# HELP freehold_{name} {about}", f"# TYPE freehold_{name} {kind}", f"freehold_{name} {value}"])

    tell("tables_made_total", "counter", "tables made since the start", counters.tables)
    tell("answers_total", "counter", "answers of people since the start", counters.answers)
    tell("refused_total", "counter", "messages and requests that were refused", counters.refused)
    tell("failures_total", "counter", "faults of the server itself", counters.failures)
    tell("sockets", "gauge", "open connections of browsers", counters.sockets)
    for name, value in gauges.items():
        tell(name, "gauge", name.replace("_", " "), value)
    out.extend(["# HELP freehold_requests_total requests by status", "# TYPE freehold_requests_total counter"])
    out.extend(f'freehold_requests_total{{status="{status}"}} {count}' for status, count in sorted(counters.requests.items()))
    out.extend(["# HELP freehold_message_seconds from a message to its being stored and told",
                "# TYPE freehold_message_seconds histogram"])  # fmt: skip
    running = 0
    for bound, count in zip((*BOUNDS, "+Inf"), counters.handling.counts, strict=True):
        running += count
        out.append(f'freehold_message_seconds_bucket{{le="{bound}"}} {running}')
    out.extend([f"freehold_message_seconds_sum {counters.handling.total}", f"freehold_message_seconds_count {running}"])
    return "\n".join(out) + "\n"
