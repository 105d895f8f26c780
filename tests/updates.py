"""Updates as the server sends them, put together with those before."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def patched(value: Any, change: Any) -> Any:
    """A value in the form that JSON gives it, with a patch applied, as `web/src/kit/patches.ts` does it."""
    if isinstance(change, list | tuple):
        return change[0]
    if isinstance(value, list):
        places = dict(enumerate(value))
        for place, inner in change.items():
            places[int(place)] = patched(places.get(int(place)), inner)
        return [places[place] for place in range(len(places))]
    changed = dict(value)
    for key, inner in change.items():
        if isinstance(inner, list | tuple) and not inner:
            changed.pop(key, None)
        else:
            changed[key] = patched(changed.get(key), inner)
    return changed


def whole(update: Json, before: Json) -> Json:
    """An update put together with the one before, as the page does it: with whole faces."""
    after = update.get("after")
    assert after is None or after == before["sequence"], "a page would have to join again"
    face = None if after is None else before["face"]
    moments = []
    for moment in update.get("moments", []):
        face = patched(face, moment["face"])
        moments.append({"text": "", **moment, "face": face})
    viewed = patched(face, update["face"])
    offers = {} if after is None else {one["seat"]: one["offer"] for one in before["seats"]}
    seats = [
        {
            "text": "",
            **one,
            "offer": patched(offers.get(one["seat"]), one.get("offer", {})),
            "face": patched(viewed, one.get("face", {})),
        }
        for one in update.get("seats", [])
    ]
    absent = {
        "log": [],
        "log_start": None,
        "can_take_back": False,
        "result": None,
        "seed": None,
        "hints": [],
        "text": "",
        "thinking": None,
    }
    made = {"face": viewed, "moments": moments, "seats": seats}
    return {**absent, "answers": [], **{k: v for k, v in update.items() if k != "after"}, **made}


class Updates:
    """Follows the updates of one connection."""

    def __init__(self) -> None:
        self.now: Json = {}

    def heard(self, message: Json) -> Json:
        """An update with whole faces; other messages as they are."""
        if message["type"] != "Update":
            return message
        self.now = whole(message, self.now)
        return self.now


def as_first(update: Json) -> Json:
    """An update with whole faces as the server would send it to a page that has none yet."""
    seats = [{**one, "face": [one["face"]], "offer": [one["offer"]]} for one in update["seats"]]
    told = {key: value for key, value in update.items() if key != "moments"}
    return {**told, "face": [update["face"]], "seats": seats, "after": None}
