#!/usr/bin/env python3
"""Plays a game at a table of a Roundhouse server (docs/protocol.md).

Make a program and a token for it, with the scopes read, play and tables: docs/protocol.md says how. Then

    ROUNDHOUSE_TOKEN=... python3 examples/online_bot.py --server http://127.0.0.1:8080

sits down at the first table that is open to it, or at the one that --invite leads to, and plays there to the end. Nothing but
Python's standard library is needed.
"""

import argparse
import http.client
import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

PAUSE_S = 2
# The stream says something every 15 seconds at least: after a minute of silence the line is broken.
SILENCE_S = 60


class Server:
    """Asks with a token, and hears the news."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, method, path, body=None, timeout=SILENCE_S):
        data = None if body is None else json.dumps(body).encode("utf-8")
        request = urllib.request.Request(self.address + path, data=data, method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            return urllib.request.urlopen(request, timeout=timeout)
        except urllib.error.HTTPError as refused:
            why = json.load(refused)["error"]["why"]
            raise SystemExit(f"{method} {path}: {why}") from None

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def news(self, wishes):
        """What happens, for ever. `wishes` says what to ask for whenever the line has to be made anew."""
        while True:
            try:
                with self.open("GET", "/api/news/stream?" + urllib.parse.urlencode(wishes())) as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            yield json.loads(line[len(b"data: ") :])
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(PAUSE_S)


def sit_down(server, invite):
    """A table at which this program sits."""
    if invite is not None:
        return server.ask("POST", f"/api/invitations/{invite}", {})
    for news in server.news(lambda: {"home": 1}):
        if news["news"] != "home":
            continue
        lists = server.ask("GET", "/api/tables")
        for mine in lists["myTurn"] + lists["running"] + lists["waiting"]:
            return server.ask("GET", f"/api/tables/{mine['id']}")
        for table in lists["open"]:
            if len(table["places"]) < table["seats"]:
                return server.ask("POST", f"/api/tables/{table['id']}/join", {})


def play_one(server, table, chance):
    """One of the actions that are legal now, if there are any."""
    legal = server.ask("GET", f"/api/tables/{table}/legal")
    if not legal["actions"]:
        return
    submission = {
        "seq": legal["seq"],
        "undos": legal["undos"],
        "actions": [chance.choice(legal["actions"])],
        "key": str(uuid.uuid4()),
    }
    outcome = server.ask("POST", f"/api/tables/{table}/actions", submission)["outcome"]
    # Stale: somebody else acted meanwhile, and the news of that are on their way.
    if not outcome["ok"] and not outcome["stale"]:
        raise SystemExit(f"{outcome['violation']['rule']} forbids {submission['actions']}")


def play(server, table, chance):
    """Plays whenever it is this program's turn; returns the last update of the match."""
    stand = {}
    for news in server.news(lambda: {"table": table, **stand}):
        if news["news"] == "table" and news["about"]["state"] == "closed":
            raise SystemExit("The table was closed.")
        if news["news"] != "update":
            continue
        update = news["update"]
        stand = {"seq": update["seq"], "undos": update["undos"]}
        if update["result"] is not None:
            return update
        if update["eye"] in update["waiting"]:
            play_one(server, table, chance)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", default="http://127.0.0.1:8080")
    parser.add_argument("--invite", help="the last part of an invitation's address")
    parser.add_argument("--seed", help="makes its choices the same every time")
    arguments = parser.parse_args()
    token = os.environ.get("ROUNDHOUSE_TOKEN")
    if token is None:
        raise SystemExit("Put the token of your program into the environment, as ROUNDHOUSE_TOKEN.")

    server = Server(arguments.server, token)
    me = server.ask("GET", "/api/me")["person"]
    table = sit_down(server, arguments.invite)
    print(f"{me['name']} plays {table['game']} on seat {table['seat']}.", flush=True)
    update = play(server, table["id"], random.Random(arguments.seed))
    for player, rank in zip(update["players"], update["result"]["ranks"]):
        print(f"{player['name']}: rank {rank}")


if __name__ == "__main__":
    main()
