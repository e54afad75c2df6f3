"""Port goes wrong when the second Port brings a third."""

from tests.bed import bed

CARD = "Port"


def test_card_and_actions() -> None:
    """+1 Card, +2 Actions."""
    t = bed(hand="Port", deck="Gold")
    t.play("Port")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_another_port() -> None:
    """When you gain a Port, bought or not, you gain another; that one brings no other."""
    t = bed(kingdom="Port", coins=4)
    assert t.left("Port") == 12
    t.buy("Port")
    assert t.p1.discard == "2 Port"
    t.gain("Port")
    assert t.p1.discard == "4 Port"


def test_the_last_port() -> None:
    """If there is no other you gain just one."""
    t = bed(kingdom="Port", text="pile Port: 1")
    t.gain("Port")
    assert t.p1.discard == "Port"


def test_a_port_gained_otherwise_meanwhile() -> None:
    """A Port gained for another reason in between, by a Duplicate, brings another."""
    t = bed(kingdom="Port", text="p1 tavern: Duplicate")
    t.gain("Port", ("resolve", "Port"), ("resolve", "Duplicate"))
    assert t.p1.discard == "4 Port"


def test_first_printing_when_bought() -> None:
    """Before 2022: the other Port comes when you buy one, before it; a Port gained in another way comes alone."""
    t = bed(kingdom="Port", coins=4, ruleset="first printing")
    t.buy("Port")
    assert t.p1.discard == "2 Port"
    t.gain("Port")
    assert t.p1.discard == "3 Port"
