"""Kingdoms compared: what stands in them, whatever the order."""

from freehold.rules.setup import Kingdom


def content(kingdom: Kingdom) -> tuple[object, ...]:
    return (sorted(kingdom.cards), sorted(kingdom.landscapes), kingdom.colonies, kingdom.shelters,
            {owner: sorted(names) for owner, names in kingdom.extras.items()})  # fmt: skip
