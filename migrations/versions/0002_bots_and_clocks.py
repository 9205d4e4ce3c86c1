"""Bots on seats, terms of play, clocks.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "games",
        sa.Column(
            "terms",
            postgresql.JSONB(none_as_null=True, astext_type=sa.Text()),
            server_default=sa.text("'{}'::jsonb"),
            nullable=False,
        ),
    )
    op.add_column(
        "games",
        sa.Column("clock", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )
    op.execute(
        "UPDATE games SET clock = jsonb_build_object('began', started_at, 'banks', '[]'::jsonb)"
        " WHERE started_at IS NOT NULL"
    )
    op.add_column("seats", sa.Column("bot", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("bot_name", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("bot_until", sa.Text(), nullable=True))
    op.alter_column("seats", "identity_id", existing_type=sa.Text(), nullable=True)
    op.create_check_constraint(op.f("seats_bot_check"), "seats", "bot IN ('easy', 'medium', 'hard')")
    op.create_check_constraint(
        op.f("seats_bot_until_check"),
        "seats",
        "bot_until IS NULL OR (bot_until IN ('turn', 'return') AND bot IS NOT NULL)",
    )
    op.create_check_constraint(
        op.f("seats_sitter_check"),
        "seats",
        "identity_id IS NOT NULL OR (bot IS NOT NULL AND bot_name IS NOT NULL)",
    )
    op.create_table(
        "pulse",
        sa.Column("one", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("beat_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("one", name=op.f("pulse_one_check")),
        sa.PrimaryKeyConstraint("one", name=op.f("pulse_pkey")),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_constraint(op.f("seats_sitter_check"), "seats")
    op.drop_constraint(op.f("seats_bot_until_check"), "seats")
    op.drop_constraint(op.f("seats_bot_check"), "seats")
    op.execute("DELETE FROM seats WHERE identity_id IS NULL")
    op.alter_column("seats", "identity_id", existing_type=sa.Text(), nullable=False)
    op.drop_column("seats", "bot_until")
    op.drop_column("seats", "bot_name")
    op.drop_column("seats", "bot")
    op.drop_column("games", "clock")
    op.drop_column("games", "terms")
