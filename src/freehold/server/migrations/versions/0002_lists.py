"""Each guest's lists of cards: those liked, those done without."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("lists", sa.Text, nullable=False, server_default=""))
