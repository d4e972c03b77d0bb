"""Prometheus metrics, without any table or person."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from splittable.room.room import Room

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
BOUNDS = [*(str(float(bound)) for bound in FAST), "+Inf"]


class Metrics:
    """Counters of one process as plain numbers; only the event loop changes them, so they need no lock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.answers: Counter[str] = Counter()
        """Requests on sockets, by answer."""
        self.views = 0
        self.requests: Counter[int] = Counter()
        """HTTP requests, by status."""
        self.connections = 0
        self._seconds = 0.0
        self._times = [0] * len(BOUNDS)
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def add(self, more: Collector) -> None:
        """Show the numbers of another part of the room too."""
        self._registry.register(more)

    def note_answer(self, answer: str, seconds: float) -> None:
        """Count an answer and how long it took."""
        self.answers[answer] += 1
        self._seconds += seconds
        self._times[bisect_left(FAST, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """All metrics, as Prometheus's client library expects them."""
        answers = CounterMetricFamily("splittable_answers", "Requests on sockets, by answer", labels=["answer"])
        for answer, count in self.answers.items():
            answers.add_metric([answer], count)
        yield answers
        buckets = list(zip(BOUNDS, accumulate(self._times), strict=True))
        yield HistogramMetricFamily(
            "splittable_answer_seconds", "From a request to its answer", buckets=buckets, sum_value=self._seconds
        )
        yield CounterMetricFamily("splittable_views", "Views sent", value=self.views)
        requests = CounterMetricFamily("splittable_http_requests", "HTTP requests, by status", labels=["status"])
        for status, count in self.requests.items():
            requests.add_metric([str(status)], count)
        yield requests
        yield GaugeMetricFamily("splittable_connections", "Sockets open now", value=self.connections)
        yield GaugeMetricFamily("splittable_tables_open", "Tables open in this process", value=len(self._room.tables))
        thinking = self._room.thinking
        yield GaugeMetricFamily("splittable_bots_thinking", "Bots that think now", value=thinking.running)
        yield GaugeMetricFamily("splittable_bots_waiting", "Bots that wait for their turn", value=thinking.waiting)
        minds = len(thinking.minds.pids)
        yield GaugeMetricFamily("splittable_bots_minds", "Processes in which bots think long", value=minds)
        restarts = thinking.minds.restarts
        yield CounterMetricFamily("splittable_bots_minds_ended", "Those that ended by themselves", value=restarts)
        shortened = thinking.deadlines.shortened
        yield CounterMetricFamily("splittable_thoughts_shortened", "Decisions with a smaller budget", value=shortened)
        yield CounterMetricFamily("splittable_thinking_seconds", "How long bots have thought", value=thinking.seconds)
        preparing = len(self._room.preparing())
        yield GaugeMetricFamily("splittable_games_preparing", "Games that are being compiled", value=preparing)

    def show(self) -> bytes:
        """All metrics in Prometheus's text format."""
        return generate_latest(self._registry)
