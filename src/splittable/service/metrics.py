"""What a Prometheus may know; nothing in it names a table or a person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from splittable.room.room import Room

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters of one process."""

    def __init__(self, room: Room) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter(
            "splittable_answers", "Requests on sockets, by answer", ["answer"], registry=self.registry
        )
        self.seconds = Histogram(
            "splittable_answer_seconds", "From a request to its answer", buckets=FAST, registry=self.registry
        )
        self.views = Counter("splittable_views", "Views sent", registry=self.registry)
        self.requests = Counter(
            "splittable_http_requests", "HTTP requests, by status", ["status"], registry=self.registry
        )
        self.connections = Gauge("splittable_connections", "Sockets open now", registry=self.registry)
        tables = Gauge("splittable_tables_open", "Tables open in this process", registry=self.registry)
        tables.set_function(lambda: len(room.tables))

    def show(self) -> bytes:
        """Everything in Prometheus's text format."""
        return generate_latest(self.registry)
