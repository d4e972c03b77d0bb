"""The HTTP part does what its OpenAPI description says, whatever is asked (schemathesis makes the requests)."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from room.people import Gathered, gather
from room.tuned import TunedServer, troubles
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from splittable.service.openapi import describe

AS_DESCRIBED = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESTRUCTIVE = ("delete", "leave", "rekey")
a_while = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[*HealthCheck],
)


@pytest.fixture(scope="module")
def table(lenient: TunedServer) -> Gathered:
    return asyncio.run(gather(lenient, "splitter", 2))


@pytest.fixture(scope="module", autouse=True)
def _no_trouble(lenient: TunedServer) -> Iterator[None]:
    yield
    assert troubles(lenient) == []


schema = schemathesis.openapi.from_dict(describe())


@schema.parametrize()
@a_while
def test_every_answer_is_as_described(case: Any, lenient: TunedServer) -> None:
    case.call_and_validate(base_url=lenient.address, checks=AS_DESCRIBED)


@schema.parametrize()
@a_while
def test_every_answer_about_a_real_table_is_as_described(case: Any, lenient: TunedServer, table: Gathered) -> None:
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table.table
    key = "another" if case.operation.definition.raw["operationId"] in DESTRUCTIVE else table.keys[0]
    headers = {"Authorization": f"Bearer {key}"}
    case.call_and_validate(base_url=lenient.address, checks=AS_DESCRIBED, headers=headers)
