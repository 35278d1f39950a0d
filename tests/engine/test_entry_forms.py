"""The forms in which entries are corrected: they know every entry that is shipped, and nothing that no loader knows."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import windfall
from tests.tiny.salvage import TITLE as TINY
from windfall.engine.files.component_folder import ComponentSource, shipped_component_file
from windfall.engine.files.component_set import RawEntry
from windfall.engine.files.entry_form import (
    ChoiceInput,
    EntryForm,
    FlagInput,
    FormField,
    Input,
    ListInput,
    NumberInput,
    RecordInput,
    TextInput,
    Variant,
    VariantsInput,
)
from windfall.engine.files.workbench import Workbench
from windfall.titles.jumpdrive.data import checks as jumpdrive_checks
from windfall.titles.jumpdrive.data import schema as jumpdrive_schema
from windfall.titles.newfrontiers.data import checks as newfrontiers_checks
from windfall.titles.newfrontiers.data import schema as newfrontiers_schema
from windfall.titles.race.data import checks as race_checks
from windfall.titles.race.data import schema as race_schema

TITLES = windfall.title_names()


def workbench(title: str) -> Workbench:
    found = windfall.title(title).workbench
    assert found is not None
    return found


def entries(title: str) -> Iterator[RawEntry]:
    yield from workbench(title).read(ComponentSource(title)).raw.values()


def form_of(title: str, sort: str) -> EntryForm:
    (form,) = [form for form in workbench(title).forms() if form.sort == sort]
    return form


def filled(fields: list[FormField], record: dict[str, Any], ids: set[str]) -> dict[str, Any]:
    """What the form writes if each field is filled in with what the record says, as a client does."""
    written = {}
    for field in fields:
        value = record.get(field.name)
        empty = value is None or value == [] or (isinstance(field.input, FlagInput) and not value)
        if all(record.get(name) in allowed for name, allowed in field.only.items()) and (field.required or not empty):
            assert field.name in record, f"{field.name} is missing"
            written[field.name] = entered(field.input, value, ids)
    return written


def entered(form: Input, value: Any, ids: set[str]) -> Any:
    """The value, if the form can have it."""
    if isinstance(form, ChoiceInput):
        known = [choice.value for choice in form.choices]
        by_id = form.components is not None and value.removeprefix(form.components) in ids
        assert by_id or any(value == each and type(value) is type(each) for each in known), (value, known)
    elif isinstance(form, NumberInput):
        assert type(value) is int
        assert form.least <= value <= form.most
    elif isinstance(form, FlagInput):
        assert type(value) is bool
    elif isinstance(form, TextInput):
        assert re.fullmatch(form.pattern or ".*", value)
    elif isinstance(form, ListInput):
        values = value if isinstance(value, list) else [value]
        assert form.least <= len(values) <= (len(values) if form.most is None else form.most)
        assert not form.distinct or len(set(values)) == len(values)
        written = [entered(form.item, each, ids) for each in values]
        return written[0] if form.alone and len(written) == 1 else written
    elif isinstance(form, RecordInput):
        return filled(form.fields, value, ids)
    elif isinstance(form, VariantsInput):
        variant = variant_of(form, value)
        return {**variant.fixed, **filled(variant.fields, value, ids)}
    return value


def variant_of(form: VariantsInput, record: dict[str, Any]) -> Variant:
    for variant in form.variants:
        required = {field.name for field in variant.fields if field.required}
        known = {field.name for field in variant.fields} | variant.fixed.keys()
        if variant.fixed.items() <= record.items() and required <= record.keys() <= known:
            return variant
    raise AssertionError(f"no variant fits {record}")


@pytest.mark.parametrize("title", TITLES)
def test_every_shipped_entry_goes_through_its_form_unchanged(title: str) -> None:
    bookkeeping = workbench(title).bookkeeping.fields
    found = list(entries(title))
    ids = {entry.id for entry in found}
    for entry in found:
        fields = {name: value for name, value in entry.table.items() if name not in bookkeeping}
        assert filled(form_of(title, entry.sort).fields, fields, ids) == fields, entry.id
    assert len(found) == {"newfrontiers": 163, "race": 95, "jumpdrive": 76}[title]


def names(fields: list[FormField]) -> set[str]:
    return {field.name for field in fields}


def test_a_form_has_every_field_of_its_entries_but_those_that_keep_the_books() -> None:
    specs: dict[tuple[str, str], type[msgspec.Struct]] = {
        ("newfrontiers", "world"): newfrontiers_schema.WorldSpec,
        ("newfrontiers", "home"): newfrontiers_schema.HomeSpec,
        ("newfrontiers", "development"): newfrontiers_schema.DevelopmentSpec,
        ("newfrontiers", "goal"): newfrontiers_schema.GoalSpec,
        ("race", "card"): race_schema.CardSpec,
        ("jumpdrive", "card"): jumpdrive_schema.CardSpec,
    }
    assert {(title, form.sort) for title in TITLES for form in workbench(title).forms()} == set(specs)
    for (title, sort), spec in specs.items():
        all_fields = {info.encode_name for info in msgspec.structs.fields(spec)}
        kept = {*workbench(title).bookkeeping.fields, *({"bonus"} if sort == "home" else ())}  # homes have none
        assert names(form_of(title, sort).fields) == all_fields - kept


def variants(title: str, sort: str, name: str) -> list[Variant]:
    """The forms of the items of a field that is a list, or of the field itself."""
    (field,) = [field for field in form_of(title, sort).fields if field.name == name]
    form = field.input.item if isinstance(field.input, ListInput) else field.input
    assert isinstance(form, VariantsInput)
    return form.variants


def parameters(variant: Variant, keys: tuple[str, ...]) -> tuple[set[str], set[str]]:
    """Those that a variant must have and may have besides its keys; what is always true is among them."""
    required = {field.name for field in variant.fields if field.required}
    return required | (variant.fixed.keys() - set(keys)), names(variant.fields) - required


@pytest.mark.parametrize("sort", ["world", "home", "development"])
def test_powers_of_new_frontiers_have_the_parameters_that_the_loader_wants(sort: str) -> None:
    for variant, (form, (needed, allowed)) in zip(
        variants("newfrontiers", sort, "powers"), newfrontiers_checks.FORMS.items(), strict=True
    ):
        rewards = newfrontiers_checks.REWARDS if "rewards" in needed else set()
        keys = ("action", "effect")
        assert tuple(variant.fixed[key] for key in keys) == form
        assert parameters(variant, keys) == (needed - {"rewards"}, allowed | rewards)


def test_powers_of_race_have_the_parameters_that_the_loader_wants() -> None:
    for variant, (form, wanted) in zip(variants("race", "card", "powers"), race_checks.FORMS.items(), strict=True):
        keys = ("phase", "effect")
        assert tuple(variant.fixed[key] for key in keys) == form
        assert parameters(variant, keys) == wanted


def test_powers_clauses_and_limits_of_jump_drive_have_the_parameters_that_the_loader_wants() -> None:
    powers = {each.fixed["effect"]: each for each in variants("jumpdrive", "card", "powers")}
    assert powers.keys() == jumpdrive_checks.POWER_FORMS.keys()
    for effect, (phase, needed) in jumpdrive_checks.POWER_FORMS.items():
        assert powers[effect].fixed == {"phase": phase, "effect": effect}
        assert parameters(powers[effect], ("phase", "effect")) == (needed, set())
    for field in ("vp", "income"):
        clauses = {each.fixed["kind"]: each for each in variants("jumpdrive", "card", field)}
        assert clauses.keys() == jumpdrive_checks.CLAUSE_FORMS.keys()
        for kind, (needed, allowed) in jumpdrive_checks.CLAUSE_FORMS.items():
            assert parameters(clauses[kind], ("kind",)) == ({"n"} | needed, allowed)
    limits = {each.fixed["limit"]: parameters(each, ("limit",)) for each in variants("jumpdrive", "card", "limits")}
    assert limits == {limit: (needed, set()) for limit, needed in jumpdrive_checks.LIMIT_FORMS.items()}


@pytest.mark.parametrize(
    ("title", "sort", "wanted"),
    [
        ("newfrontiers", "world", newfrontiers_checks.BONUS_FORMS),
        ("newfrontiers", "development", newfrontiers_checks.BONUS_FORMS),
        ("race", "card", race_checks.BONUS_FORMS),
    ],
)
def test_scoring_clauses_have_the_fields_that_the_loader_wants(
    title: str, sort: str, wanted: tuple[set[str], ...]
) -> None:
    known = []
    for variant in variants(title, sort, "bonus"):
        needed, allowed = parameters(variant, ())
        known += [needed, *(needed | {field} for field in allowed)]
    assert sorted(map(sorted, known)) == sorted(map(sorted, wanted))


def test_selectors_of_jump_drive_are_those_of_the_vocabulary() -> None:
    vocabulary = set(tomllib.loads(shipped_component_file("jumpdrive", "cards.toml"))["vocabulary"]["selectors"])
    per = next(each for each in variants("jumpdrive", "card", "vp") if each.fixed["kind"] == "per")
    (of,) = [field.input for field in per.fields if field.name == "of"]
    assert isinstance(of, ChoiceInput)
    assert {choice.value for choice in of.choices} == vocabulary
    assert of.components == "card:"


@pytest.mark.parametrize("title", TITLES)
def test_every_field_has_words_of_its_own(title: str) -> None:
    """A label that is only the key with blanks was forgotten."""

    def labels(form: Input) -> Iterator[tuple[str, str]]:
        if isinstance(form, ListInput):
            yield from labels(form.item)
        elif isinstance(form, RecordInput):
            yield from of_fields(form.fields)
        elif isinstance(form, VariantsInput):
            for variant in form.variants:
                assert str(variant.label)[0].isupper()
                yield from of_fields(variant.fields)

    def of_fields(fields: list[FormField]) -> Iterator[tuple[str, str]]:
        for field in fields:
            yield field.name, str(field.label)
            yield from labels(field.input)

    for form in workbench(title).forms():
        assert all(label[0].isupper() for _, label in of_fields(form.fields)), form.sort


def test_a_title_without_component_files_has_no_set() -> None:
    assert TINY.workbench is None
