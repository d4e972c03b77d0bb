"""What `splittable play` does: one person against bots, in the terminal."""

import re
import shlex
import time
from collections.abc import Mapping
from pathlib import Path

import platformdirs

from splittable.bots import LEVELS, BotError, Choose
from splittable.bots import ask as ask_bot
from splittable.command.compiling import compile_for
from splittable.command.errors import WrongInput, usage
from splittable.command.named_bots import load
from splittable.command.saved import PERSON, Asked, KeptTable, begin, resume
from splittable.command.screen import BAD, GOOD, QUIET, Screen
from splittable.core.errors import IllegalAction, NotationError
from splittable.games import find as find_game
from splittable.play.rulebook import rulebook
from splittable.words import LANGUAGES, say

HINTS_BY = "expert"
WORDS = ("help", "hint", "undo", "rules", "quit")
"""What can be typed besides actions; each language has its own words, and all are understood."""


def play(asked: Asked, file: Path | None, lang: str) -> None:
    """Play a new table, or go on with the one whose record is there."""
    compiling = say(lang, "play-compiling")
    compile_for(asked.game.id, (), compiling)
    with usage():
        place = new_file(asked.game.id) if file is None else file
        kept = resume(asked, place) if place.exists() else begin(asked, place)
    bots = load(bot for bot in kept.played if bot != PERSON)
    for bot in bots:
        check_brain(asked.game.id, bot)
    compile_for(asked.game.id, kept.played, compiling)
    Playing(kept, bots, Screen(lang, kept.seat)).run()


def new_file(game: str) -> Path:
    """Where the record of a new table goes that nobody has named."""
    folder = Path(platformdirs.user_data_dir("splittable", appauthor=False)) / "played"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{suffix}.split" for suffix in ("", *(f"-{number}" for number in range(2, 100))))
    return next(path for name in names if not (path := folder / name).exists())


def check_brain(game: str, bot: str) -> None:
    """Refuse a level that cannot play a game before anybody has begun."""
    if bot in LEVELS and bot != "random" and bot not in find_game(game).bots().budgets:
        raise WrongInput(f"{game} has no bot of level {bot} yet; --bots random plays any game")


def words_of(word: str) -> list[str]:
    """All spellings of a word that can be typed."""
    return [say(lang, f"play-word-{word}") for lang in LANGUAGES]


class Playing:
    """A table being played at a screen."""

    def __init__(self, kept: KeptTable, bots: Mapping[str, Choose], screen: Screen) -> None:
        self._kept = kept
        self._bots = bots
        self._screen = screen
        self._told = 0
        self._is_left = False

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        screen = self._screen
        self._kept.keep()
        self._welcome()
        try:
            while not self._kept.table.over and not self._is_left:
                if self._kept.seat in self._kept.table.waiting:
                    self._ask()
                else:
                    self._let_bots_play()
            if self._kept.table.over:
                self._tell()
                screen.show("\n" + self._kept.table.draw(self._kept.seat, screen.lang))
                screen.show("\n" + self._kept.table.summary(screen.lang), GOOD)
        finally:
            file, game = shlex.quote(str(self._kept.file)), self._kept.table.game
            if self._kept.table.over:
                screen.say("play-kept-whole", QUIET, file=file, game=game)
            else:
                screen.say("play-kept", QUIET, file=file, command=self._kept.command)

    def _welcome(self) -> None:
        table = self._kept.table
        bots = ", ".join(f"P{seat + 1} {bot}" for seat, bot in enumerate(self._kept.played) if bot != PERSON)
        name = say(self._screen.lang, f"{table.game}-name")
        self._screen.say("play-welcome", GOOD, game=name, seat=self._kept.seat + 1)
        if bots:
            self._screen.say("play-bots", bots=bots)
        if table.lines[1:]:
            self._screen.say("play-resumed", count=table.action_count)
            self._told = len(table.lines)
        self._help()

    def _help(self) -> None:
        words = {word: say(self._screen.lang, f"play-word-{word}") for word in WORDS}
        self._screen.say("play-help", QUIET, **words)

    def _tell(self) -> None:
        """What has happened since the person was last asked; decks are nobody's to see."""
        lines = self._kept.table.lines[self._told :]
        self._told = len(self._kept.table.lines)
        if all(line.startswith(f"P{self._kept.seat + 1} ") for line in lines):
            return
        self._screen.say("play-happened", QUIET)
        for line in lines:
            if line.startswith("deck "):
                self._screen.say("play-deck")
            else:
                self._screen.show("  " + line)

    def _let_bots_play(self) -> None:
        table = self._kept.table
        for seat in table.waiting:
            bot = self._kept.played[seat]
            try:
                with self._screen.thinking(seat, bot):
                    action = ask_bot(self._bots[bot], bot, table.view(seat), self._kept.seed_for(seat))
            except BotError as error:
                raise WrongInput(str(error)) from None
            self._kept.play(seat, action)

    def _ask(self) -> None:
        """Draw the table, and ask until something has been done."""
        table, screen = self._kept.table, self._screen
        self._tell()
        actions = table.actions(self._kept.seat)
        screen.show("\n" + table.draw(self._kept.seat, screen.lang) + "\n")
        screen.list_actions(actions)
        while True:
            typed = screen.ask(say(screen.lang, "play-prompt", seat=self._kept.seat + 1))
            if typed is None or typed in words_of("quit"):
                self._is_left = True
                return
            if typed in words_of("undo"):
                if self._undo():
                    return
            elif typed in (*words_of("help"), "?"):
                self._help()
            elif typed in words_of("rules"):
                screen.show(rulebook(table.game, screen.lang))
            elif typed.partition(" ")[0] in words_of("hint"):
                self._hint(typed.partition(" ")[2] or HINTS_BY)
            elif not typed:
                screen.show(table.draw(self._kept.seat, screen.lang) + "\n")
                screen.list_actions(actions)
            elif self._play(typed, actions):
                return

    def _play(self, typed: str, actions: list[str]) -> bool:
        """Whether what was typed was an action; otherwise one sentence has said why not."""
        try:
            if not re.fullmatch(r"[0-9]+", typed):
                self._kept.play(self._kept.seat, typed)
            elif len(typed) < 6 and 1 <= int(typed) <= len(actions):
                self._kept.play(self._kept.seat, actions[int(typed) - 1])
            else:
                self._screen.say("play-no-such-number", BAD, number=typed[:20], most=len(actions))
                return False
        except IllegalAction as error:
            self._screen.show(f"{error.rule}: {error.reason(self._screen.lang)}", BAD)
            return False
        except NotationError as error:
            self._screen.show(error.reason(self._screen.lang), BAD)
            return False
        return True

    def _undo(self) -> bool:
        """Whether the last action was taken back."""
        refused = self._kept.undo()
        if refused is not None:
            self._screen.say(refused, BAD)
            return False
        self._told = len(self._kept.table.lines)
        self._screen.say("play-undone", GOOD)
        return True

    def _hint(self, level: str) -> None:
        table, seat = self._kept.table, self._kept.seat
        if level not in LEVELS:
            self._screen.say("play-no-such-level", BAD, levels=", ".join(LEVELS))
            return
        try:
            with self._screen.thinking(seat, level):
                action = table.suggest(seat, level, self._kept.seed_for(seat))
        except BotError:
            self._screen.say("play-no-brain", BAD, level=level)
            return
        number = table.actions(seat).index(action) + 1
        self._screen.say("play-hint", GOOD, level=level, action=action, number=number)
