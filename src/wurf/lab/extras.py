"""Packages that only some of the lab needs, and that `pip install wurf` alone does not bring."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from wurf.core.text import WurfError

__all__ = ["need"]

EXTRAS: Final = {
    "cluster": ("distributed",),
    "report": ("matplotlib", "pyarrow"),
    "picture": ("matplotlib",),
    "ratings": ("openskill",),
}


def need(what: str) -> None:
    """Raises a sentence that names the extra if a package is missing that this needs."""
    for package in EXTRAS[what]:
        if find_spec(package) is None:
            raise WurfError("lab-error-extra", package=package, extra="cluster" if what == "cluster" else "lab")
