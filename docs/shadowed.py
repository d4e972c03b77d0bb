"""Griffe extension: a package's exported function is documented even where a submodule has the same name."""

from typing import Any

import griffe


class Shadowed(griffe.Extension):
    """Puts exported functions back that Griffe replaces by a submodule of the same name."""

    def __init__(self) -> None:
        self._functions: dict[str, griffe.Function] = {}

    def on_function_instance(self, *, func: griffe.Function, **_: Any) -> None:
        """Remember a package's own functions."""
        if func.parent is not None and func.parent.is_init_module:
            self._functions[func.path] = func

    def on_package(self, *, pkg: griffe.Module, **_: Any) -> None:
        """Put back what the package exports."""
        for func in self._functions.values():
            if func.parent is pkg and func.name in (pkg.exports or ()):
                pkg.members[func.name] = func
