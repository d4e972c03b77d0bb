"""What `splittable play` does: one person against bots, in the terminal."""

import os
import re
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

import typer

from splittable.bots import LEVELS, BotError, Choose
from splittable.bots import ask as ask_bot
from splittable.command.compiling import compile_for, compile_review
from splittable.command.errors import WrongInput
from splittable.command.hints import advise, hint, strongest_of
from splittable.command.names import level_name, numbered_names_of, read_level
from splittable.command.opening import check_brain, new_file, open_table
from splittable.command.saved import PERSON, Asked, KeptTable
from splittable.command.screen import BAD, GOOD, QUIET, Screen
from splittable.core.errors import IllegalAction, NotationError
from splittable.play.rulebook import in_a_minute, rulebook
from splittable.play.telling import say_action, say_line
from splittable.words import LANGUAGES, say
from splittable.words.cards import sign_cards

WORDS = ("help", "hint", "undo", "rules", "quit")
"""Commands that can be typed besides actions; those of every language are understood."""


def has_full_screen() -> bool:
    """Whether somebody sits before a terminal that can be drawn on."""
    return sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")


def play_in_full_screen(asked: Asked, file: Path | None, lang: str) -> None:
    """Play a new table, or resume the one whose record is in the file, on the whole screen."""
    typer.echo(say(lang, "terminal-opening"))
    # Textual takes a quarter of a second to import, and only this needs it.
    from splittable.command.fullscreen import play

    play(asked, new_file(asked.game.id) if file is None else file, lang)


def play_in_lines(asked: Asked, file: Path | None, lang: str) -> None:
    """Play a new table, or resume the one whose record is in the file, line by line."""
    compiling = say(lang, "play-compiling", game=say(lang, f"{asked.game.id}-name"))
    compile_for(asked.game.id, (), compiling)
    opened = open_table(asked, new_file(asked.game.id) if file is None else file)
    compile_for(asked.game.id, opened.kept.played, compiling)
    Playing(opened.kept, opened.bots, Screen(lang, opened.kept.seat)).run()


def words_of(word: str) -> list[str]:
    """A command in every language."""
    return [say(lang, f"play-word-{word}") for lang in LANGUAGES]


class Playing:
    """A table being played in a terminal."""

    def __init__(self, kept: KeptTable, bots: Mapping[str, Choose], screen: Screen) -> None:
        self._kept = kept
        self._bots = bots
        self._screen = screen
        self._game = kept.table.head.setup.game
        self._names = numbered_names_of(kept.played, screen.lang)
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
                screen.show("\n" + self._drawing())
                screen.show("\n" + self._kept.table.summary(screen.lang), GOOD)
        finally:
            file, game = shlex.quote(str(self._kept.file)), self._kept.table.game
            if self._kept.table.over:
                screen.say("play-kept-whole", QUIET, file=file, game=game)
                screen.say("play-review", QUIET, command=f"splittable review {file}")
            else:
                screen.say("play-kept", QUIET, file=file, command=self._kept.command)

    def _welcome(self) -> None:
        table = self._kept.table
        seated = zip(self._names, self._kept.played, strict=True)
        bots = ", ".join(f"{name} ({level_name(bot, self._screen.lang)})" for name, bot in seated if bot != PERSON)
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
        """Show what happened since the person was last asked, without the cards of a deck."""
        lines = self._kept.table.lines[self._told :]
        self._told = len(self._kept.table.lines)
        if all(line.startswith(f"P{self._kept.seat + 1} ") for line in lines):
            return
        self._screen.say("play-happened", QUIET)
        for line in lines:
            told = say_line(self._game, line, self._names, self._kept.seat, self._screen.lang)
            self._screen.show(f"  {told}")

    def _drawing(self) -> str:
        return sign_cards(self._screen.lang, self._kept.table.draw(self._kept.seat, self._screen.lang))

    def _say_action(self, action: str) -> str:
        return say_action(self._game, action, self._names, self._screen.lang)

    def _let_bots_play(self) -> None:
        table = self._kept.table
        for seat in table.waiting:
            bot = self._kept.played[seat]
            try:
                with self._screen.thinking(self._names[seat]):
                    action = ask_bot(self._bots[bot], bot, table.view(seat), self._kept.seed_for(seat))
            except BotError as error:
                raise WrongInput(str(error)) from None
            self._kept.play(seat, action)

    def _ask(self) -> None:
        """Draw the table, and ask until the person acts, undoes or quits."""
        table, screen = self._kept.table, self._screen
        self._tell()
        actions = table.actions(self._kept.seat)
        said = [self._say_action(action) for action in actions]
        screen.show("\n" + self._drawing() + "\n")
        screen.list_actions(said)
        while True:
            typed = screen.ask(say(screen.lang, "play-prompt", seat=self._kept.seat + 1))
            if typed is None or typed in words_of("quit"):
                self._is_left = True
                return
            if typed in words_of("undo"):
                if self._undo():
                    return
            elif typed in words_of("help"):
                self._help()
            elif typed in words_of("rules"):
                screen.show(in_a_minute(table.game, screen.lang).replace("**", ""))
                screen.show(rulebook(table.game, screen.lang))
            elif typed.partition(" ")[0] in (*words_of("hint"), "?"):
                self._hint(typed.partition(" ")[2])
            elif not typed:
                screen.show(self._drawing() + "\n")
                screen.list_actions(said)
            elif self._play(typed, actions):
                return

    def _play(self, typed: str, actions: list[str]) -> bool:
        """Play what was typed; False, after one sentence that says why, if it was refused."""
        try:
            if not re.fullmatch(r"[0-9]+", typed):
                self._kept.play(self._kept.seat, typed)
            elif len(typed) < 6 and 1 <= int(typed) <= len(actions):
                self._kept.play(self._kept.seat, actions[int(typed) - 1])
            else:
                self._screen.say("play-no-such-number", BAD, number=typed[:20], most=len(actions))
                return False
        except IllegalAction as error:
            reason = sign_cards(self._screen.lang, error.reason(self._screen.lang))
            self._screen.say("terminal-refused", BAD, ruling=error.rule, reason=reason)
            return False
        except NotationError as error:
            self._screen.show(error.reason(self._screen.lang), BAD)
            return False
        return True

    def _undo(self) -> bool:
        """Take back the last action; False if that is refused."""
        refused = self._kept.undo()
        if refused is not None:
            self._screen.say(refused, BAD)
            return False
        self._told = len(self._kept.table.lines)
        self._screen.say("play-undone", GOOD)
        return True

    def _advise(self) -> None:
        """Say what the person's actions are worth."""
        lang, game, seat = self._screen.lang, self._game, self._kept.seat
        label = say(lang, "play-compiling", game=say(lang, f"{game.id}-name"))
        compile_for(game.id, (strongest_of(game),), label)
        compile_review(game.id, label)
        with self._screen.thinking(self._names[seat]):
            given = advise(game, self._kept.table, seat, self._kept.seed_for(seat), lang)
        self._screen.show(given.said, GOOD)

    def _hint(self, typed: str) -> None:
        table, seat = self._kept.table, self._kept.seat
        lang, game, level = self._screen.lang, self._game, read_level(typed)
        if not typed:
            self._advise()
            return
        if level is None:
            self._screen.say("play-no-such-level", BAD, levels=", ".join(level_name(one, lang) for one in LEVELS))
            return
        try:
            check_brain(game.id, level)
            compile_for(game.id, (level,), say(lang, "play-compiling", game=say(lang, f"{game.id}-name")))
            with self._screen.thinking(self._names[seat]):
                given = hint(game, table, seat, level, self._kept.seed_for(seat))
        except (BotError, WrongInput):
            self._screen.say("play-no-brain", BAD, level=level_name(level, lang))
            return
        number = table.actions(seat).index(given.action) + 1
        action = self._say_action(given.action)
        self._screen.say("play-hint", GOOD, level=level_name(level, lang), action=action, number=number)
        if reason := given.reason(lang):
            self._screen.show(reason, QUIET)
