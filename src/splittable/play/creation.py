"""Creating a table."""

from collections.abc import Mapping, Sequence

from splittable.core.contract import AnyGame, Setup
from splittable.core.errors import WrongValue
from splittable.play.dealer import Dealer, ScriptedDealer, read_outcome, seeded
from splittable.play.record import Head, check_names
from splittable.play.table import Table


def new(
    game: AnyGame,
    players: int,
    seed: int | None,
    options: Mapping[str, object] | None,
    chance: Sequence[str] | None,
    names: Sequence[str],
) -> Table:
    """A new table; its dealer is seeded, or scripted by `chance`."""
    if options is not None and not isinstance(options, Mapping):
        raise WrongValue("wrong-options", options=repr(options))
    setup = Setup.of(game, players, options or {})
    dealer: Dealer
    if chance is not None:
        if seed is not None:
            raise WrongValue("wrong-seed-and-chance")
        if isinstance(chance, str):
            raise WrongValue("wrong-chance")
        dealer = ScriptedDealer([read_outcome(game, setup.players, outcome) for outcome in chance])
    else:
        dealer = seeded(_any_seed() if seed is None else seed)
    head = Head(setup, check_names(names, setup.players))
    return Table(head, dealer)


def _any_seed() -> int:
    import secrets

    return secrets.randbits(64)
