"""Guests, tables, who sits where, and the journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_table(
        "seatings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), primary_key=True),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("serial", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
