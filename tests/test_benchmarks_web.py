"""The benchmark of the browser client judges by the budget; no browser and no room are started, nothing is timed."""

import json

from rich.console import Console

from benchmarks.engine.figures import Machine
from benchmarks.web import __main__ as web
from benchmarks.web.pages import FirstVisit
from benchmarks.web.views import Drawing

MACHINE = Machine("a processor", 2, 0.1, {}, "sources")


def report(size: int, seconds: float, drawn: list[float], cpu: float) -> web.Report:
    judged = web.first_page_figures(FirstVisit(size, seconds)) + web.drawing_figures("splitter", Drawing(drawn, cpu))
    return web.Report(MACHINE, tuple(judged))


def test_a_client_within_its_budget_meets_every_aim() -> None:
    assert [figure.is_met for figure in report(119_000, 0.9, [0.001, 0.03], 0.0039).figures] == [True] * 4


def test_a_client_beyond_its_budget_misses_every_aim() -> None:
    assert [figure.is_met for figure in report(121_000, 1.1, [0.001, 0.04], 0.0041).figures] == [False] * 4


def test_the_figures_are_one_table_and_one_document() -> None:
    one = report(66_200, 0.5, [0.005], 0.002)
    console = Console(width=120, record=True, file=None, quiet=False)
    with console.capture() as drawn:
        console.print(web.draw(one))
    assert "66.2 KB" in drawn.get()
    assert "Splitter, a view drawn (mean of 1)" in drawn.get()
    assert [figure["is_met"] for figure in json.loads(web.to_json(one))["figures"]] == [True] * 4
