"""How many steps the environments make in a second of CPU time, with legal actions drawn at random.

    python benchmarks/environment.py [--json] [--steps 5000]

`steps` are actions, as a learner counts them; observing each of them is part of the time.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from freehold.build_info import compiled
from freehold.lab.environments import FreeholdEnv, SingleSeatEnv


def all_seats(steps: int) -> float:
    environment = FreeholdEnv()
    rng = np.random.default_rng(1)
    done = 0
    began = time.process_time()
    environment.reset(seed=1)
    while done < steps:
        for _ in environment.agent_iter():
            _, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            done += 1
        environment.reset()
    return done / (time.process_time() - began)


def one_seat(steps: int) -> float:
    environment = SingleSeatEnv()
    rng = np.random.default_rng(1)
    began = time.process_time()
    _, info = environment.reset(seed=1)
    for _ in range(steps):
        _, _, terminated, truncated, info = environment.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if terminated or truncated:
            _, info = environment.reset()
    return steps / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=5000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = {"all_seats": round(all_seats(options.steps)), "one_seat": round(one_seat(options.steps)), "compiled": compiled()}
    if options.json:
        print(json.dumps(result))
    else:
        print(f"steps per second of CPU time: all seats {result['all_seats']}, one seat {result['one_seat']}"
              f" ({'compiled' if result['compiled'] else 'interpreted'})")  # fmt: skip


if __name__ == "__main__":
    main()
