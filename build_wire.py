"""Makes the client's types in web/src/wire and the tables of docs/protocol.md from the forms of the wire: `make wire`.

With `--check` nothing is written; what is out of date is named. `make lint` does that.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from build_client import ROOT, WEB, environment

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.state import SPECTATOR
from windfall.server.app import create_app
from windfall.server.routes.wire import OPENAPI_PLACE
from windfall.server.wire.schema import NAMES, Schema, all_forms, form_schema, told_forms

PROTOCOL: Final = ROOT / "docs" / "protocol.md"
TYPES: Final = WEB / "src" / "wire"

_PLACE: Final = "#/$defs/{name}"
_HEAD: Final = "// Made by build_wire.py from the forms of the wire in src/windfall; `make wire` makes it anew.\n\n"
_MARKED: Final = re.compile(r"(<!-- made: (?P<what>[^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)
_REQUESTS: Final = "requests"


def main() -> None:
    made = texts()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    stale += [path for path in TYPES.glob("*") if path not in made]
    if "--check" not in sys.argv:
        TYPES.mkdir(exist_ok=True)
        for path in stale:
            if path in made:
                path.write_text(made[path])
            else:
                path.unlink()
    elif stale:
        names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
        raise SystemExit(f"out of date with the forms of the wire: {names}; run `make wire` and commit what it changes")


def texts() -> dict[Path, str]:
    """All that is made, by its place."""
    return {**_types(), PROTOCOL: _protocol(PROTOCOL.read_text())}


# Types


def _types() -> dict[Path, str]:
    forms = _one_of_each(_all_named())
    forms["View"]["additionalProperties"] = True
    everything: list[Schema] = [{"$ref": _PLACE.format(name=name)} for name in forms]
    says = "Anything that is said."
    schemas: dict[str, Schema] = {
        "protocol": {"title": "Wire", "description": says, "anyOf": everything, "$defs": forms}
    }
    for title in title_names():
        view, parts = _view(title)
        schemas[title] = _one_of_each({**view, "$defs": parts})
    made = _typescript({str(TYPES / f"{name}.ts"): schema for name, schema in schemas.items()})
    made[TYPES / "protocol.ts"] += f"\nexport const SPECTATOR = {SPECTATOR};\n"
    return made


def _one_of_each(part: Any) -> Any:
    """The same, so that a form which a field describes further is not made a type of its own for it."""
    if isinstance(part, list):
        return [_one_of_each(each) for each in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part and "description" in part:
        return {"description": part["description"], "allOf": [{"$ref": part["$ref"]}]}
    return {key: _one_of_each(value) for key, value in part.items()}


def _typescript(schemas: dict[str, Schema]) -> dict[Path, str]:
    node = shutil.which("node", path=environment()["PATH"])
    if node is None:
        raise SystemExit("node was not found; `python build_client.py --install` brings it")
    told = subprocess.run(
        [node, "wire.mjs"],
        input=json.dumps(schemas),
        cwd=WEB,
        env=environment(),
        text=True,
        check=True,
        capture_output=True,
    )
    return {Path(path): _HEAD + source for path, source in json.loads(told.stdout).items()}


# Forms


def _all_named() -> dict[str, Schema]:
    """Every form of the protocol, and what has a name but no form of its own."""
    named = {name: form_schema(form, _PLACE) for name, form in NAMES.items()}
    forms = {name: _by_name(form, named) for name, form in all_forms(_PLACE).items()}
    return forms | {name: {"title": name, **form} for name, form in named.items()}


def _by_name(part: Any, named: dict[str, Schema]) -> Any:
    """The same, with references to what has a name."""
    if isinstance(part, list):
        return [_by_name(each, named) for each in part]
    if not isinstance(part, dict):
        return part
    bare = {key: value for key, value in part.items() if key not in ("default", "description")}
    for name, schema in named.items():
        if bare == schema:
            return {key: value for key, value in part.items() if key not in bare} | {"$ref": _PLACE.format(name=name)}
    return {key: _by_name(value, named) for key, value in part.items()}


def _view(title: str) -> tuple[Schema, dict[str, Schema]]:
    form = find_title(title).view_type
    parts = told_forms((form,), _PLACE)
    return parts.pop(form.__name__), parts


# Tables


def _protocol(document: str) -> str:
    """The document with its tables made anew: a marker names the forms whose tables stand below it, or a title whose
    view does."""
    forms = _all_named()
    missing = {_REQUESTS, *title_names(), *forms}

    def made(found: re.Match[str]) -> str:
        what = found["what"].split()
        missing.difference_update(what)
        if what == [_REQUESTS]:
            tables = [_request_table()]
        elif what[0] in title_names():
            view, parts = _view(what[0])
            own = [form for name, form in parts.items() if name not in forms]
            tables = [_table(form) for form in (view, *own)]
        elif unknown := [name for name in what if name not in forms]:
            raise SystemExit(f"{PROTOCOL.name} has a marker for {', '.join(unknown)}, which is no form of the wire")
        else:
            tables = [_table(forms[name]) for name in what]
        return f"{found[1]}\n" + "\n".join(tables) + f"\n{found[3]}"

    text = _MARKED.sub(made, document)
    if missing:
        raise SystemExit(f"{PROTOCOL.name} has no table for {', '.join(sorted(missing))}: name it in a marker")
    return text


def _table(form: Schema) -> str:
    title = f"**{form['title']}**"
    if "properties" not in form:
        return f"{title} is {_type(form)}.\n"
    says = " ".join(form.get("description", "").split())
    rows = [f"| {title} | | {says} |", "| --- | --- | --- |"]
    for name, schema in form["properties"].items():
        optional = "" if name in form.get("required", ()) else ", may be left out"
        rows.append(f"| `{name}` | {_type(schema)}{optional} | {schema.get('description', '')} |")
    return "\n".join(rows) + "\n"


def _type(schema: Schema) -> str:
    """
    >>> _type({"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/Frame"}}, {"type": "null"}]})
    'Frame[] or null'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if schema["type"] == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " or " in item else f"{item}[]"
    if schema["type"] == "object":
        values = schema.get("additionalProperties")
        return f"object of {_type(values)}" if isinstance(values, dict) else "object"
    return "number" if schema["type"] == "integer" else str(schema["type"])


def _request_table() -> str:
    rows = ["| request | answer | |", "| --- | --- | --- |"]
    for path, methods in create_app().openapi()["paths"].items():
        for method, described in methods.items():
            body = _content(described.get("requestBody", {}))
            query = "&".join(each["name"] for each in described.get("parameters", ()) if each["in"] == "query")
            request = f"`{method.upper()} {path}{'?' if query else ''}{query}`" + (f" {body}" if body else "")
            status, answer = next((code, each) for code, each in described["responses"].items() if code.startswith("2"))
            told = _content(answer) + ("" if status == "200" else f", {status}")
            rows.append(f"| {request} | {told} | {' '.join(described['description'].split())} |")
    return "\n".join(rows) + "\n"


def _content(described: dict[str, Any]) -> str:
    """The form of a body or an answer."""
    named = {name: form_schema(form, OPENAPI_PLACE) for name, form in NAMES.items()}
    for media, content in described.get("content", {}).items():
        return _type(_by_name(content["schema"], named)) if content.get("schema") else media.rpartition("/")[2].upper()
    return ""


if __name__ == "__main__":
    main()
