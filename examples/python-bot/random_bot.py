#!/usr/bin/env python3
"""Plays a whole game over the engine protocol (docs/engine-protocol.md).

Seat 0 is played here, by a strategy of a few lines; the engine's own bots play the others.

    python3 examples/python-bot/random_bot.py --seats 4 --seed 7
"""

import argparse
import json
import pathlib
import random
import subprocess

HOUSE = pathlib.Path(__file__).resolve().parents[2]


class Engine:
    """The engine in a process of its own: one request a line, one answer a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.asked = 0

    def ask(self, do, **fields):
        self.asked += 1
        request = {"id": self.asked, "do": do, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the engine has stopped")
        answer = json.loads(line)
        if answer["id"] != self.asked:
            raise SystemExit(f"answer {answer['id']} came for request {self.asked}")
        if "error" in answer:
            raise SystemExit(f"the engine refuses {request}: {answer['error']['why']}")
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def gain(preview, seat):
    """The points that an action would bring its player, as far as that is known before."""
    numbers = [change for change in preview["changes"] if change["seat"] == seat and change["number"] == "score"]
    return sum(change["to"] - change["from"] for change in numbers if None not in (change["from"], change["to"]))


def appeal(action, preview, seat):
    """How much the strategy likes an action: points, modest debts and bids, track rather than none."""
    if action["type"] == "issue-shares":
        return 4 - abs(action["shares"] - 1)
    if action["type"] == "bid":
        return -action.get("amount", 0)
    return gain(preview, seat) + {"build": 2, "upgrade-engine": 5}.get(action["type"], 1)


def choose(legal, seat, chance):
    """The most appealing action, chance deciding between equals."""
    rated = [(appeal(action, preview, seat), action) for action, preview in zip(legal["actions"], legal["previews"])]
    best = max(rating for rating, _ in rated)
    return chance.choice([action for rating, action in rated if rating == best])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="age-of-steam")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--level", default="easy", help="the bots in the other seats")
    parser.add_argument("--engine", default=str(HOUSE / "roundhouse"), help="the program that has the engine in it")
    arguments = parser.parse_args()

    chance = random.Random(arguments.seed)
    engine = Engine([arguments.engine, "engine"])
    state = engine.ask("start", match="m", game=arguments.game, seats=arguments.seats, seed=arguments.seed)
    while state["waiting"]:
        seat = state["waiting"][0]
        if seat == 0:
            action = choose(engine.ask("legal", match="m", seat=seat, previews=True), seat, chance)
        else:
            action = engine.ask("bot", match="m", seat=seat, level=arguments.level)["action"]
        state = engine.ask("play", match="m", seat=seat, action=action)

    result = engine.ask("result", match="m")["result"]
    print(f"{state['seq']} actions were played.")
    for seat, score in enumerate(result["scores"]):
        player = "this program" if seat == 0 else arguments.level
        total = "left the game" if score["total"] is None else f"{score['total']} points"
        print(f"Seat {seat} ({player}): rank {result['ranks'][seat]}, {total}")
    raise SystemExit(engine.close())


if __name__ == "__main__":
    main()
