"""Imported by the process that servers are forked from: does what each of them would do first."""

from __future__ import annotations

from importlib import import_module

from wurf.games import all_games, load

for module in ("wurf.cli.serve", "wurf.server.app", "wurf.server.serve", "wurf.bots", "wurf.store"):
    import_module(module)
for id in all_games():
    load(id).sheet()
