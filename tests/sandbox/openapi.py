"""Requests and answers, checked against Discord's own description of its API where that file is at hand.

The description (OpenAPI 3.1, github.com/discord/discord-api-spec) is not part of this repository.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.sandbox.server.rest import Call, Endpoint, Reply

SPEC = Path(__file__).parents[3] / "shared" / "spec" / "discord-openapi.json"
ROOT = "urn:discord"


@cache
def _spec() -> Any:
    spec = json.loads(SPEC.read_text())
    # The live API takes integers for snowflakes, and discord.py sends them.
    spec["components"]["schemas"]["SnowflakeType"] = {
        "type": ["string", "integer"],
        "pattern": r"^(0|[1-9][0-9]*)$",
    }
    return spec


@cache
def _registry() -> Registry[Any]:
    empty: Registry[Any] = Registry()
    resource = Resource.from_contents(_spec(), default_specification=DRAFT202012)
    return cast("Registry[Any]", empty.with_resource(ROOT, resource))


@cache
def _validator(*pointer: str) -> Draft202012Validator:
    steps = "/".join(step.replace("~", "~0").replace("/", "~1") for step in pointer)
    return Draft202012Validator({"$ref": f"{ROOT}#/{steps}"}, registry=_registry())


@cache
def _template(method: str, path: str) -> tuple[str, Any]:
    """Return the path of the description, and its operation, that a request of ours meets."""
    for template in sorted(_spec()["paths"], key=lambda template: str(template).count("{")):
        operation = _spec()["paths"][template].get(method.lower())
        if operation and re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", template), path):
            return template, operation
    return "", None


def _errors(validator: Draft202012Validator, value: Any) -> Iterator[str]:
    for error in validator.iter_errors(value):
        deepest = _deepest(error)
        yield f"{'.'.join(map(str, deepest.absolute_path))}: {deepest.message[:300]}"


def _deepest(error: ValidationError) -> ValidationError:
    """Follow an error into the alternative that was meant: the one whose `type` is that of the value."""
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    meant = [found for found in branches.values() if not any(one.path and one.path[-1] == "type" for one in found)]
    return _deepest(meant[0][0]) if len(meant) == 1 else error


def compare(schema: str, value: Any) -> list[str]:
    """Return what is wrong with a value (JSON) that shall follow one of the description's schemas."""
    return list(_errors(_validator("components", "schemas", schema), value))


def check(call: Call, result: Any) -> list[str]:
    """Return what is wrong with a request that was granted, or with its answer."""
    template, operation = _template(call.method, call.path)
    if not operation:
        return [f"{call.method} {call.path} is not in the description"]
    found: list[str] = []
    place = ("paths", template, call.method.lower())
    schema = ("content", "application/json", "schema")
    if call.body is not None and "application/json" in operation.get("requestBody", {}).get("content", {}):
        validator = _validator(*place, "requestBody", *schema)
        found += [f"request {error}" for error in _errors(validator, call.body)]
    status, answer = (result.status, result.body) if isinstance(result, Reply) else (200, result)
    if answer is not None and "application/json" in operation["responses"].get(str(status), {}).get("content", {}):
        validator = _validator(*place, "responses", str(status), *schema)
        found += [f"answer {error}" for error in _errors(validator, json.loads(msgspec.json.encode(answer)))]
    return [f"{call.method} {template}: {error}" for error in found]


def checked(endpoint: Endpoint, found: list[str]) -> Endpoint:
    """Return the endpoint, which now also adds to `found` what is wrong with its calls."""

    def check_too(call: Call) -> Any:
        result = endpoint(call)
        found.extend(check(call, result))
        return result

    return check_too
