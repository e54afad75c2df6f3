"""Black Cat goes wrong in the order of the Curses, and when one reaction draws the next."""

from tests.bed import bed

CARD = "Black Cat"


def test_no_curses_on_your_turn() -> None:
    """On your own turn it only draws 2 cards."""
    t = bed(hand="Black Cat", deck="3 Gold")
    t.play("Black Cat")
    assert t.p1.hand == "2 Gold"
    assert t.p2.discard == ""


def test_curses_start_with_the_current_player() -> None:
    """Played on another player's turn, the Curses are dealt out beginning with the player whose turn it is."""
    t = bed(p2="Copper", p3="Black Cat", text="p3 deck: 2 Gold\npile Curse: 1")
    t.gain("Duchy", ("p3", "resolve", "Black Cat"))
    assert t.p1.discard == "Duchy, Curse"
    assert t.p2.discard == ""
    assert t.p3.hand == "2 Gold"


def test_only_for_victory_cards_of_others() -> None:
    """You may play it when another player gains a Victory card: not for other cards, not for your own."""
    t = bed(hand="Black Cat", p2="Black Cat")
    t.gain("Gold")
    t.gain("Duchy", ("p2", "resolve", ""))
    assert t.p2.hand == "Black Cat"


def test_several_to_one_gain() -> None:
    """You may react to one gain with several Black Cats."""
    t = bed(p2="2 Black Cat", p2_deck="5 Gold")
    t.gain("Duchy", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Black Cat"))
    assert t.p1.discard == "Duchy, 2 Curse"
    assert t.p2.hand == "4 Gold"


def test_one_draws_the_next() -> None:
    """If a Black Cat draws another, that one may be played for the same gain too."""
    t = bed(p2="Black Cat", p2_deck="Black Cat, 3 Gold")
    t.gain("Duchy", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Black Cat"))
    assert t.p1.discard == "Duchy, 2 Curse"


def test_drawn_by_what_another_reaction_caused() -> None:
    """One reaction's Curse may let you draw a Black Cat: you can still use it for the first gain."""
    t = bed(p2="Sheepdog", p2_deck="Black Cat, Copper", p3="Black Cat", text="p3 deck: 2 Gold")
    t.gain("Duchy", ("p3", "resolve", "Black Cat"), ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Black Cat"))
    assert t.p1.discard == "Duchy, 2 Curse"
    assert t.p3.discard == "Curse"


def test_in_the_middle_of_another_players_ability() -> None:
    """You may react in the middle of what another player is doing: here before the rest of Distant Shore's owner's turn."""
    t = bed(hand="Distant Shore", deck="2 Gold", p2="Black Cat", p2_deck="2 Silver")
    t.play("Distant Shore", ("p2", "resolve", "Black Cat"))
    assert t.p1.discard == "Estate, Curse"
    assert t.p2.in_play == "Black Cat"


def test_is_an_attack_when_it_reacts() -> None:
    """Playing it as a Reaction is playing an Attack: Moat protects from its Curse."""
    t = bed(hand="Moat", p2="Black Cat", p2_deck="2 Silver")
    t.gain("Duchy", ("p2", "resolve", "Black Cat"), ("p1", "resolve", "Moat"))
    assert t.p1.discard == "Duchy"


def test_discarded_in_that_turns_clean_up() -> None:
    """Played on another player's turn it is discarded in the Clean-up of that turn."""
    t = bed(p2="Black Cat", p2_deck="2 Silver")
    t.gain("Duchy", ("p2", "resolve", "Black Cat"))
    t.clean_up()
    assert t.p2.in_play == ""
    assert t.p2.discard == "Black Cat"
