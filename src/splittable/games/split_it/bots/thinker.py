"""A level of Split it! at a table: how it values states, how far it looks ahead, and what it chooses."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from splittable.core.chance import below, fraction, stream
from splittable.core.state import Ints, States, blank
from splittable.games.split_it import GAME
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import (
    AFTER_REMOVAL,
    AFTER_SPLIT,
    DRAFTS,
    HOPE,
    LEAD,
    MOST_OUTCOMES,
    OWN_POINTS,
    ROOT,
    find_mixes,
    weigh_choices,
    weigh_guesses,
    weigh_joker,
    weigh_mixes,
)
from splittable.games.split_it.bots.habits import EASE, LEAST, Reader
from splittable.games.split_it.bots.solver import DEEPEST, KNOWN, UNKNOWN, guess_both, solve
from splittable.games.split_it.bots.worth import memory
from splittable.games.split_it.rules.codes import GUESS_CODES, MOST_LEGAL
from splittable.games.split_it.rules.state import GUESS, REMOVE, SEATS, SECTIONS, SPLIT, SplitItState

SIGHTS = {"easy": OWN_POINTS, "medium": LEAD, "hard": HOPE, "expert": HOPE}
"""How each level values a leaf."""
LOOKS = {"easy": 0, "medium": 0, "hard": 1, "expert": 2}
"""How many rounds each level rolls out before a leaf is valued."""
ITERATIONS = 400
"""Iterations of regret matching for a guess."""
HASTY_ITERATIONS = 4
"""The same for `medium` with two players, where a mix that has converged leaves no room for a better level."""
ITERATIONS_OF_A_CUT = 60
"""The same when a cut or a removal is valued."""
WIDTH = 5
"""Candidates: how many cuts, those of highest value without rollouts, are valued with rollouts."""
LIKED = 0.1
"""Points added to what a section brings to `easy`, so that it guesses every section now and then."""
SHARP = 8
"""Power of these points with two players, where a clash costs no more than a worse section."""
NEAR = 1e-9
"""Values closer than this are ties."""


@dataclass(frozen=True)
class Guesses:
    """The guesses at a table as a matrix game: guessers, open sections, payoffs of every outcome, mixes."""

    seats: list[int]
    sections: list[int]
    payoffs: Ints
    mixes: Ints

    def worths(self) -> Ints:
        """The expected payoff of each choice of each guesser against the others' mixes."""
        worths = np.zeros((SEATS, SECTIONS))
        guessers = np.array(self.seats, dtype=np.int64)
        weigh_choices(self.payoffs, guessers, len(self.seats), len(self.sections), self.mixes, worths)
        return worths

    def values(self) -> Ints:
        """Each seat's expected payoff under the mixes."""
        values = np.zeros(SEATS)
        weigh_mixes(self.payoffs, len(self.seats), len(self.sections), self.mixes, values)
        return values


class Thinker:
    """A level that chooses for a seat at a table."""

    def __init__(self, states: States, seat: int, level: str, budget: int, seed: int) -> None:
        self._drafts = blank(SplitItState, max(DRAFTS, DEEPEST))
        self._drafts[ROOT] = states[0]
        self._root: SplitItState = states[0]
        self._seat = seat
        self._supposes_anything = level == "easy"
        self._sees_through = level == "expert"
        self._solves = level == "expert" and int(self._root.players) == 2
        self.reader = Reader(self._drafts, seat) if self._sees_through and not self._solves else None
        self._outlooks = blank(Outlook, 1)
        is_hasty = level == "medium" and int(self._root.players) == 2
        self._iterations = HASTY_ITERATIONS if is_hasty else ITERATIONS
        self._known = np.full(KNOWN, UNKNOWN)
        self._look, self._sight = LOOKS[level], SIGHTS[level]
        self._budget = budget
        self._seed = seed % 2**63
        self._rng = stream(seed)

    def choose(self) -> int:
        """The code that the level chooses."""
        if self._root.asks == GUESS:
            mix = self.mix()
            drawn = fraction(self._rng) * sum(mix)
            for section in range(SECTIONS):
                drawn -= mix[section]
                if drawn < 0:
                    return GUESS_CODES + section
            return GUESS_CODES + max(range(SECTIONS), key=lambda section: mix[section])
        if self._root.asks == SPLIT:
            return self._choose_cut()
        if self._root.asks == REMOVE:
            return self._best({code: self._value(AFTER_REMOVAL, self._look, 3) for code in self._try(AFTER_REMOVAL)})
        return self._choose_column()

    def mix(self) -> list[float]:
        """The probability with which the level guesses each section."""
        guesses = self._read(ROOT, self.guesses(ROOT, self._look, 1, self._iterations))
        place = guesses.seats.index(self._seat)
        chances = guesses.mixes[place]
        if self._supposes_anything:
            chances = self._like(guesses)
        whole = [0.0] * SECTIONS
        for section, chance in zip(guesses.sections, chances, strict=False):
            whole[section] = float(chance)
        return whole

    def guesses(self, draft: int, look: int, share: int, iterations: int) -> Guesses:
        """The guesses at a draft as a matrix game; the budget is divided among `share` such calls."""
        state: SplitItState = self._drafts[draft]
        seats = [seat for seat in range(int(state.players)) if int(state.in_round) >> seat & 1]
        sections = [section for section in range(SECTIONS) if int(state.open) >> section & 1]
        guessers = np.zeros(SEATS, dtype=np.int64)
        payoffs, mixes = np.zeros((MOST_OUTCOMES, SEATS)), np.zeros((SEATS, SECTIONS))
        if self._solves:
            self._solve_guesses(draft, sections, payoffs)
            find_mixes(payoffs, np.arange(SEATS), len(seats), len(sections), iterations, mixes)
            return Guesses(seats, sections, payoffs, mixes)
        samples = self._samples(look, share * len(sections) ** len(seats))
        sight = LEAD if look < self._look else self._sight
        count, choices = weigh_guesses(
            self._drafts, draft, memory(), self._outlooks, sight, look, samples, self._seed, guessers, payoffs
        )
        if self._supposes_anything:
            mixes[:, :choices] = 1 / choices
        elif look == 0:
            find_mixes(payoffs, guessers, count, choices, iterations, mixes)
        else:
            mixes = self.guesses(draft, 0, 1, iterations).mixes
            seen = Guesses(seats, sections, payoffs, mixes)
            if self._sees_through:
                self._lean(seen, seats)
            self._lean(seen, [self._seat])
        return Guesses(seats, sections, payoffs, mixes)

    def _solve_guesses(self, draft: int, sections: list[int], payoffs: Ints) -> None:
        """Write both players' payoffs for every outcome of their guesses."""
        for outcome, (second, first) in enumerate(product(sections, repeat=2)):
            guess_both(self._drafts, draft, first, second, memory(), self._outlooks)
            share = self._solve(draft + 1)
            payoffs[outcome, :2] = share, 1 - share

    def _solve(self, draft: int) -> float:
        """The first seat's expected share of the victory at a draft: see `solver.solve`."""
        return float(solve(self._drafts, draft, int(self._root.rounds_done), memory(), self._outlooks, self._known))

    def _lean(self, guesses: Guesses, leaning: list[int]) -> None:
        """Shift the mixes of some seats by a softmax of their choices' expected payoffs."""
        worths, choices = guesses.worths(), len(guesses.sections)
        for place, seat in enumerate(guesses.seats):
            if seat in leaning:
                behind = worths[place, :choices] - worths[place, :choices].max()
                mix = (guesses.mixes[place, :choices] + LEAST) * np.exp(behind / EASE)
                guesses.mixes[place, :choices] = mix / mix.sum()

    def _read(self, draft: int, guesses: Guesses) -> Guesses:
        """The guesses with what the habits of the others make of them, if the level reads people."""
        doubts = self.reader.foresee(draft, guesses.seats, guesses.sections, guesses.mixes) if self.reader else 0.0
        if doubts and self._seat in guesses.seats:
            place, choices = guesses.seats.index(self._seat), len(guesses.sections)
            best = int(guesses.worths()[place, :choices].argmax())
            guesses.mixes[place, :choices] *= 1 - doubts
            guesses.mixes[place, best] += doubts
        return guesses

    def _like(self, guesses: Guesses) -> Ints:
        """How likely `easy` is to guess each section: the more points it would bring, the likelier."""
        worths = guesses.worths()[guesses.seats.index(self._seat), : len(guesses.sections)]
        # If all guess the same section, points stay as they are.
        likes: Ints = np.maximum(worths - guesses.payoffs[0, self._seat], 0) + LIKED
        likes **= SHARP if self._root.players == 2 else 1
        likes /= likes.sum()
        return likes

    def _samples(self, look: int, questions: int) -> int:
        return max(1, self._budget // questions) if look > 0 else 1

    def _try(self, draft: int) -> Iterator[int]:
        """Yield every legal code at the root, with the state after it in a draft."""
        yield from try_all(self._drafts, ROOT, draft, self._seat)

    def _choose_cut(self) -> int:
        worths = {code: self._value(AFTER_SPLIT, 0, 1) for code in self._try(AFTER_SPLIT)}
        if self._look and not self._solves:
            kept = sorted(worths, key=lambda code: -worths[code])[:WIDTH]
            worths = {
                code: self._value(AFTER_SPLIT, self._look, WIDTH) for code in self._try(AFTER_SPLIT) if code in kept
            }
        return self._best(worths)

    def _choose_column(self) -> int:
        codes = legal_codes(self._drafts, ROOT, self._seat)
        totals = np.zeros(SEATS)
        samples = self._samples(self._look, len(codes))
        worths = {}
        work, sight, look, seed = self._outlooks, self._sight, self._look, self._seed
        for code in codes:
            weigh_joker(self._drafts, memory(), work, sight, look, samples, seed, self._seat, code, totals)
            worths[code] = float(totals[self._seat])
        return self._best(worths)

    def _value(self, draft: int, look: int, share: int) -> float:
        """The value to the seat of a draft where a section is to be removed or guessed."""
        if self._solves:
            found = self._solve(draft)
            return found if self._seat == 0 else 1 - found
        state: SplitItState = self._drafts[draft]
        if state.asks == REMOVE:
            other = 1 - int(state.splitter)
            values = [
                self._value(AFTER_REMOVAL, look, 3 * share) for _ in try_all(self._drafts, draft, AFTER_REMOVAL, other)
            ]
            # What is best for the other of two players is worst for the splitter.
            return min(values)
        guesses = self._read(draft, self.guesses(draft, look, share, ITERATIONS_OF_A_CUT))
        if self._supposes_anything and self._seat in guesses.seats:
            return float(guesses.worths()[guesses.seats.index(self._seat), : len(guesses.sections)].max())
        return float(guesses.values()[self._seat])

    def _best(self, worths: dict[int, float]) -> int:
        """The code of highest value, ties broken at random."""
        most = max(worths.values())
        best = [code for code, worth in worths.items() if worth > most - NEAR]
        return best[below(self._rng, len(best))]


def legal_codes(drafts: States, source: int, seat: int) -> list[int]:
    """The legal codes of a seat at a draft."""
    codes = np.zeros(MOST_LEGAL, dtype=np.int32)
    count = GAME.loops.legal_at(drafts, source, seat, codes)
    legal: list[int] = codes[:count].tolist()
    return legal


def try_all(drafts: States, source: int, draft: int, seat: int) -> Iterator[int]:
    """Yield every legal code at the draft `source`, with the state after it in another draft."""
    for code in legal_codes(drafts, source, seat):
        drafts[draft] = drafts[source]
        GAME.loops.take_at(drafts, draft, seat, code)
        yield code
