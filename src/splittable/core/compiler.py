"""The only module that uses Numba: rules are written as plain Python and compiled here, or left plain.

`SPLITTABLE_PLAIN=1` leaves everything plain Python (slow, for debugging and for the rule tests).
`NUMBA_BOUNDSCHECK=1` checks every index, in a cache of its own.
"""

import atexit
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
IS_PLAIN = os.environ.get("SPLITTABLE_PLAIN", "") not in ("", "0")
CACHES_KEPT = 4
"""Versions of a module whose compiled code is kept."""
IMPORT = re.compile(r"^(?:from|import) ([\w.]+)(?: import (\([^)]*\)|.*))?", re.MULTILINE)


def _source(module: str, tops: frozenset[str]) -> Path | None:
    """The file of a module, if it is in one of these top-level packages or is one of them."""
    top, _, rest = module.partition(".")
    origin = PACKAGE / "__init__.py" if top == PACKAGE.name else getattr(sys.modules.get(top), "__file__", None)
    if top not in tops or origin is None:
        return None
    if not rest:
        return Path(origin)
    place = Path(origin).parent.joinpath(*rest.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


@cache
def _imports(path: Path, tops: frozenset[str]) -> frozenset[Path]:
    """The files that a source imports at its top level; of a package only the modules that are named."""
    found = set()
    for module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
        own = _source(module, tops)
        parts = [_source(f"{module}.{name}", tops) for name in re.findall(r"\w+", names)]
        found |= {part or own for part in parts} if parts else {own}
    return frozenset(path for path in found if path is not None)


def sources_of(*modules: str) -> list[Path]:
    """The files of some modules and all that these import: what compiled code of theirs depends on."""
    tops = frozenset({PACKAGE.name, *(module.partition(".")[0] for module in modules)})
    found: set[Path] = set()
    wanted = {path for module in modules if (path := _source(module, tops)) is not None}
    while wanted:
        found |= wanted
        wanted = {path for source in wanted for path in _imports(source, tops)} - found
    return sorted(found)


@cache
def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def sources_hash(*modules: str) -> str:
    """A hash of these modules and all that they depend on."""
    import numba

    digest = hashlib.sha256()
    for path in sources_of(*modules):
        digest.update(path.name.encode() + _digest(path))
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    digest.update(f"{numba.__version__} {np.__version__} {platform.python_version()} {bounds}".encode())
    return digest.hexdigest()[:16]


_BOUND: dict[str, tuple[str, ...]] = {}
"""The modules that each bound template is made of."""


@cache
def _temporary_home() -> Path:
    """The user's own folder among those of all users; if it is not private to the user, one for this process."""
    if os.name == "nt":  # each user has a folder for temporary files
        return Path(tempfile.gettempdir()) / "splittable"
    home = Path(tempfile.gettempdir()) / f"splittable-{os.getuid()}"
    with suppress(OSError):
        home.mkdir(mode=0o700, exist_ok=True)
        found = home.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077:
            return home
    # Compiled code is run as it is found, so a folder that others may write to, or have made, is not used.
    own = Path(tempfile.mkdtemp(prefix="splittable-"))
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return own


@cache
def cache_folder(name: str, *modules: str) -> Path:
    """A folder for what was compiled from some modules, or from the module of that name; older versions are deleted."""
    import platformdirs

    home = os.environ.get("SPLITTABLE_CACHE") or platformdirs.user_cache_dir("splittable", appauthor=False)
    place = Path("modules") / name / sources_hash(*(modules or _BOUND.get(name, (name,))))
    folder = Path(home) / place
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        # A home that cannot be written to: the cache then lives as long as the machine is up, at most.
        folder = _temporary_home() / place
        folder.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):
        versions = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in versions[CACHES_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _compile(function: Callable[P, R], inline: Literal["never", "always"] = "never") -> Callable[P, R]:
    from numba import njit

    from splittable.core.shared_cache import SharedCache

    compiled: Any = njit(nogil=True, error_model="numpy", inline=inline)(function)
    compiled._cache = SharedCache(function)
    result: Callable[P, R] = compiled
    return result


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function over a state that is compiled at its first call."""
    return function if IS_PLAIN else _compile(function)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that is inlined into every rule that calls it."""
    return function if IS_PLAIN else _compile(function, inline="always")


def wrapping_rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule whose unsigned arithmetic overflows on purpose."""
    if not IS_PLAIN:
        return _compile(function)

    @wraps(function)
    def quiet(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return quiet


def bind(template: str, name: str, *parts: ModuleType) -> ModuleType:
    """Run the module `template` once more with a game's rules in its globals, as `rules`.

    Compiled loops that serve every game cannot take the rules as arguments (Numba would compile them anew
    in every process), so each game gets its own instance of the module, with the game's slug appended to its name.
    Of several parts, the first that has a name gives it.
    """
    own_name = f"{template}_{name}"
    if own_name in sys.modules:
        return sys.modules[own_name]
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(template)
    spec = importlib.util.spec_from_file_location(own_name, found.origin)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(own_name)
    module = importlib.util.module_from_spec(spec)
    rules = ModuleType("rules")
    for part in reversed(parts):
        rules.__dict__.update(part.__dict__)
    module.__dict__["rules"] = rules
    made_of = [source for part in parts for source in _BOUND.get(part.__name__, (part.__name__,))]
    _BOUND[own_name] = (template, *made_of)
    sys.modules[own_name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[own_name]
        raise
    return module
