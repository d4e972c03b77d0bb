"""The one door to Numba: rules are written as plain Python and compiled here, or left plain.

`SPLITTABLE_PLAIN=1` leaves everything plain Python (slow, for debugging and for the rule tests).
`NUMBA_BOUNDSCHECK=1` checks every index, in a cache of its own.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shutil
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
COMPILED_PLACES = ("core", "games", "bots")
RULE = re.compile(r"^@(?:part|(?:wrapping_)?rule)$", re.MULTILINE)
IMPORT = re.compile(r"^(?:from|import) (splittable[\w.]*)(?: import (\([^)]*\)|.*))?", re.MULTILINE)


def compiled_sources() -> list[Path]:
    """Every file with rules and all that these import; an edit in one of them makes all compiled code anew."""
    texts = {
        path: path.read_text(encoding="utf-8")
        for place in COMPILED_PLACES
        for path in (PACKAGE / place).rglob("*.py")
        if "tests" not in path.parts
    }
    found: set[Path] = set()
    wanted = {path for path, text in texts.items() if RULE.search(text)}
    while wanted:
        found |= wanted
        wanted = {path for source in wanted for path in _imported(texts[source]) if path in texts} - found
    return sorted(found)


def _imported(text: str) -> list[Path]:
    """Where what a source imports from this package may be."""
    modules = []
    for module, names in IMPORT.findall(text):
        modules += [module, *(f"{module}.{name}" for name in re.findall(r"\w+", names))]
    places = [PACKAGE.joinpath(*module.split(".")[1:]) for module in modules]
    return [path for place in places for path in (place.with_suffix(".py"), place / "__init__.py")]


@cache
def sources_hash() -> str:
    """A name for these very sources: an edit in any file gives another one."""
    import numba

    digest = hashlib.sha256()
    for path in compiled_sources():
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    digest.update(f"{numba.__version__} {np.__version__} {platform.python_version()} {bounds}".encode())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled code of these sources is kept; older sources' code is swept away."""
    import platformdirs

    home = os.environ.get("SPLITTABLE_CACHE") or platformdirs.user_cache_dir("splittable", appauthor=False)
    folder = Path(home) / "compiled" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        # A home that cannot be written to: the cache then lives as long as the machine is up.
        folder = Path(tempfile.gettempdir()) / f"splittable-{os.getuid()}" / sources_hash()
        folder.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):
        others = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[CACHES_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _compile(function: Callable[P, R], inline: Literal["never", "always"] = "never") -> Callable[P, R]:
    from numba import config as settings
    from numba import njit

    from splittable.core.shared_cache import SharedCache

    # Numba reads its folder when a function is decorated; other users of Numba in this process keep theirs.
    config: Any = settings
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        compiled: Any = njit(cache=True, nogil=True, error_model="numpy", inline=inline)(function)
        compiled._cache = SharedCache(function)  # type: ignore[no-untyped-call]
        result: Callable[P, R] = compiled
        return result
    finally:
        config.CACHE_DIR = before


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """A function over a state that is compiled at its first call."""
    return function if IS_PLAIN else _compile(function)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that is compiled into every rule that calls it: faster, where calling takes as long as doing."""
    return function if IS_PLAIN else _compile(function, inline="always")


def wrapping_rule(function: Callable[P, R]) -> Callable[P, R]:
    """A rule whose unsigned sums and products wrap round on purpose."""
    if not IS_PLAIN:
        return _compile(function)

    @wraps(function)
    def quiet(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return quiet


def _own_source(source: Path, own_name: str) -> Path:
    """A copy of a template under a name of its own: Numba names what it caches after the source file."""
    path = cache_folder() / f"{own_name.rpartition('.')[2]}.py"
    if not path.exists():
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_bytes(source.read_bytes())
        # Numba trusts its cache only while the file's time is the same, whichever process wrote it last.
        os.utime(draft, (0, 0))
        draft.replace(path)
    return path


def bind(template: str, name: str, rules: ModuleType) -> ModuleType:
    """Run the module `template` once more with a game's rules in its globals.

    Compiled loops that serve every game cannot take the rules as arguments (Numba would compile them anew
    in every process), so each game gets its own instance of the module: `splittable.core.loops` for
    `splitter` is `splittable.core.loops_splitter`.
    """
    own_name = f"{template}_{name}"
    if own_name in sys.modules:
        return sys.modules[own_name]
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(template)
    source = Path(found.origin)
    spec = importlib.util.spec_from_file_location(own_name, source if IS_PLAIN else _own_source(source, own_name))
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(own_name)
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = rules
    sys.modules[own_name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[own_name]
        raise
    return module
