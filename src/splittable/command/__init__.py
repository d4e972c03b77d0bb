"""The command line."""

import re
import sys

from typer.exceptions import TyperException

from splittable.command import arena as _arena  # noqa: F401 - its command is there once it is imported
from splittable.command import dataset as _dataset  # noqa: F401 - its command is there once it is imported
from splittable.command import room as _room  # noqa: F401 - its commands are there once it is imported
from splittable.command import sit as _sit  # noqa: F401 - its command is there once it is imported
from splittable.command.app import app
from splittable.command.errors import WrongInput, WrongUsage, in_our_words

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""
BLANKS = re.compile(r"[^\S\u00a0\u202f]+")
"""What parts lines and words, but for the spaces that French ties signs to their words with."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command; exit 0 on success, 1 when the input is wrong, 2 on wrong usage."""
    # As with `python -m splittable`, so that `--bots module:function` finds modules in the working directory.
    if not sys.flags.safe_path:
        sys.path.append("")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code; an error is one line on stderr."""
    try:
        code = app(arguments, prog_name="splittable", standalone_mode=False)
    except WrongInput as error:
        return _complain(str(error), 1)
    except WrongUsage as error:
        return _complain(f"{error} (see splittable --help)", 2)
    except TyperException as error:
        return _complain(f"{in_our_words(error)} (see splittable --help)", 2)
    except BrokenPipeError:
        # The reader closed the pipe, as `| head` does.
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        code = STOPPED
    if code == STOPPED:  # Typer turns most interrupts into this code itself
        return _complain("stopped", STOPPED)
    return code if isinstance(code, int) else 0


def _complain(sentence: str, code: int) -> int:
    sys.stderr.write(f"splittable: {BLANKS.sub(' ', sentence).strip()}\n")
    return code
