from pathlib import Path

import pytest

from tools.make_rulings import RulingsError, collect, file_name, read

MOAT = '''"""Ways it goes wrong."""
CARD = "Moat"

def helper() -> None:
    """Not a ruling."""

def test_one() -> None:
    """A ruling that is
    long."""

def test_two() -> None:
    assert True
'''


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("Moat", "test_moat.py"),
        ("King's Court", "test_kings_court.py"),
        ("Will-o'-Wisp", "test_will_o_wisp.py"),
        ("Catapult/Rocks", "test_catapult_rocks.py"),
        ("Stronghold (Antiquities)", "test_stronghold.py"),
    ],
)
def test_the_file_of_a_card(card: str, name: str) -> None:
    assert file_name(card) == name


def test_docstrings_of_tests_are_rulings() -> None:
    assert read(MOAT, "test_moat.py") == ("Moat", ["A ruling that is long."])


def test_a_file_must_say_its_card() -> None:
    with pytest.raises(RulingsError, match="no constant CARD"):
        read("def test_one(): ...", "test_moat.py")


def test_cards_are_sorted_and_those_without_rulings_left_out(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "test_moat.py").write_text(MOAT)
    (tmp_path / "base" / "test_cellar.py").write_text(MOAT.replace("Moat", "Cellar"))
    (tmp_path / "base" / "test_chapel.py").write_text('CARD = "Chapel"')

    assert list(collect(tmp_path)) == ["Cellar", "Moat"]


def test_a_card_in_the_wrong_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "test_cellar.py").write_text(MOAT)

    with pytest.raises(RulingsError, match=r"test_moat\.py"):
        collect(tmp_path)


def test_a_card_has_one_file(tmp_path: Path) -> None:
    for name in ("base", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "test_moat.py").write_text(MOAT)

    with pytest.raises(RulingsError, match="one card, one file"):
        collect(tmp_path)
