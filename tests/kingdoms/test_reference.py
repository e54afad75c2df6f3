"""The card reference: filters, search, indexes."""

import pytest

from freehold.kingdoms import reference
from freehold.kingdoms.reference import Filter, find, index
from freehold.rules.kinds import CardKind, RulesError
from freehold.rules.vocab import coins_in, debt_in, potions_in


def names(**wanted: object) -> list[str]:
    return [kind.name for kind in find(Filter(**wanted))]  # type: ignore[arg-type]


def test_nothing_wanted_is_everything() -> None:
    everything = find(Filter())
    assert len(everything) > 600
    assert len({kind.name for kind in everything}) == len(everything)


def test_by_name_set_type_role_edition() -> None:
    assert {"Village", "Fishing Village"} <= set(names(name="village"))
    assert names(name="ill gotten") == ["Ill-Gotten Gains"]
    assert all(any("Seaside" in name for name in kind.sets) for kind in find(Filter(sets=["seaside"])))
    assert "Lighthouse" in names(sets=["seaside"], type="durations")
    assert "Squire" in names(sets=["dark ages"], role="villages")
    assert "Witch" in names(role="curser")
    assert "Woodcutter" in names(sets=["base"], edition="only first")
    assert "Cellar" not in names(sets=["base"], edition="only first")
    assert "Cellar" in names(sets=["base"], edition="2nd")


@pytest.mark.parametrize(
    ("cost", "admits"),
    [
        ("4", lambda kind: coins_in(kind.cost) == 4 and not potions_in(kind.cost)),
        ("$4", lambda kind: coins_in(kind.cost) == 4 and not potions_in(kind.cost)),
        ("2-4", lambda kind: 2 <= coins_in(kind.cost) <= 4 and not potions_in(kind.cost)),
        ("6+", lambda kind: coins_in(kind.cost) >= 6 and not potions_in(kind.cost)),
        (">=6", lambda kind: coins_in(kind.cost) >= 6 and not potions_in(kind.cost)),
        (">6", lambda kind: coins_in(kind.cost) > 6 and not potions_in(kind.cost)),
        ("P", lambda kind: potions_in(kind.cost) == 1),
        ("3P", lambda kind: potions_in(kind.cost) == 1 and coins_in(kind.cost) == 3),
        ("D", lambda kind: debt_in(kind.cost) > 0),
        ("8D", lambda kind: debt_in(kind.cost) == 8),
    ],
)
def test_by_cost(cost: str, admits: object) -> None:
    assert callable(admits)
    found = find(Filter(cost=cost))
    assert found
    assert all(admits(kind) for kind in found)
    others = [kind for kind in reference.everything() if kind not in found and not debt_in(kind.cost)]
    assert not any(admits(kind) for kind in others if reference.has_cost(kind))


def test_landscapes_without_a_cost_do_not_cost_0() -> None:
    assert "Curse" in names(cost="0")
    assert not {"landmark", "way", "boon"} & {kind.category for kind in find(Filter(cost="<1"))}


def test_words_are_searched_in_names_texts_and_rulings_in_that_order(monkeypatch: pytest.MonkeyPatch) -> None:
    found = names(search="moat")
    assert found[0] == "Moat"
    monkeypatch.setattr(reference, "rulings", lambda: {"Chapel": ["A word that no card says: xylophone."]})
    assert names(search="XYLOPHONE") == ["Chapel"]
    assert names(search="xylophone trash") == ["Chapel"]  # one word in the text, one in a ruling
    assert names(search="xylophone", sets=["seaside"]) == []


def test_a_phrase_is_searched_as_it_stands() -> None:
    loose, phrase = set(names(search="your discard pile")), set(names(search='"your discard pile"'))
    assert phrase < loose
    assert "Harbinger" in phrase


def kinds(*wanted: str) -> list[CardKind]:
    return [kind for kind in reference.everything() if kind.name in wanted]


def test_indexes() -> None:
    some = kinds("Moat", "Militia", "Familiar", "City Quarter", "Save", "Arena", "Cellar")
    listed = {heading: [kind.name for kind in members] for heading, members in index(some, "type")}
    assert listed["Action"] == ["Cellar", "City Quarter", "Familiar", "Militia", "Moat"]
    assert listed["Attack"] == ["Familiar", "Militia"]
    assert list(listed) == ["Action", "Attack", "Reaction", "Event", "Landmark"]
    assert [heading for heading, _ in index(some, "cost")] == ["8D", "$1", "$2", "$3 P", "$4", "no cost"]
    assert [heading for heading, _ in index(some, "name")] == ["A", "C", "F", "M", "S"]
    sets = dict(index(some, "set"))
    assert [kind.name for kind in sets["Alchemy"]] == ["Familiar"]
    assert "Moat" in [kind.name for kind in dict(index(some, "role"))["defence"]]


def test_every_card_is_in_every_index() -> None:
    everything = reference.everything()
    for by in ("name", "type", "cost", "set"):
        listed = {kind.name for _, members in index(everything, by) for kind in members}
        assert listed == {kind.name for kind in everything}


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"sets": ["atlantis"]}, "no set matches atlantis"),
        ({"sets": ["seaside", "atlantis"]}, "no set matches atlantis"),
        ({"type": "Spell"}, "there is no type 'Spell'"),
        ({"type": "Durtion"}, "did you mean duration"),
        ({"cost": "cheap"}, "is no cost"),
        ({"cost": "4-2"}, "runs backwards"),
        ({"role": "vilage"}, "did you mean village"),
        ({"edition": "third"}, "no edition 'third'"),
    ],
)
def test_what_there_is_none_of_is_told(wanted: dict[str, object], says: str) -> None:
    with pytest.raises(RulesError, match=says):
        names(**wanted)


def test_there_is_no_such_index() -> None:
    with pytest.raises(RulesError, match="did you mean type"):
        index([], "typ")
