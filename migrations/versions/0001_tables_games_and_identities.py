"""Tables, games and identities.

Revision ID: 0001
Revises: nothing
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), server_default="guest", nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("kind IN ('guest')", name=op.f("identities_kind_check")),
        sa.PrimaryKeyConstraint("id", name=op.f("identities_pkey")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("rules", sa.SmallInteger(), nullable=False),
        sa.Column("status", sa.Text(), server_default="open", nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("host_id", sa.Text(), nullable=False),
        sa.Column("seat_count", sa.SmallInteger(), nullable=False),
        sa.Column("options", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False),
        sa.Column("components", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("server_seed", sa.LargeBinary(), nullable=False),
        sa.Column("setup", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
        sa.Column("start_seat", sa.SmallInteger(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("to_act", sa.SmallInteger(), nullable=True),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("outcome", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
        sa.Column("next_id", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "status IN ('open', 'closed') OR setup IS NOT NULL", name=op.f("games_started_check")
        ),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'finished', 'closed')", name=op.f("games_status_check")
        ),
        sa.CheckConstraint("visibility IN ('public', 'link')", name=op.f("games_visibility_check")),
        sa.ForeignKeyConstraint(["host_id"], ["identities.id"], name=op.f("games_host_id_fkey")),
        sa.ForeignKeyConstraint(["next_id"], ["games.id"], name=op.f("games_next_id_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("games_pkey")),
    )
    op.create_index(
        op.f("games_deadline_idx"),
        "games",
        ["deadline"],
        unique=False,
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index(op.f("games_host_id_idx"), "games", ["host_id"], unique=False)
    op.create_index(
        op.f("games_status_created_at_id_idx"), "games", ["status", "created_at", "id"], unique=False
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("identity_id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("renewed_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("sessions_identity_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("sessions_pkey")),
        sa.UniqueConstraint("token_hash", name=op.f("sessions_token_hash_key")),
    )
    op.create_index(op.f("sessions_identity_id_idx"), "sessions", ["identity_id"], unique=False)
    op.create_table(
        "actions",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", sa.Uuid(), nullable=False),
        sa.Column("action", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False),
        sa.Column("events", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("actions_game_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "n", name=op.f("actions_pkey")),
        sa.UniqueConstraint("game_id", "key", name=op.f("actions_game_id_key_key")),
    )
    op.create_table(
        "admissions",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("identity_id", sa.Text(), nullable=False),
        sa.Column("admitted_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("admissions_game_id_fkey"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("admissions_identity_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "identity_id", name=op.f("admissions_pkey")),
    )
    op.create_index(op.f("admissions_identity_id_idx"), "admissions", ["identity_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("identity_id", sa.Text(), nullable=False),
        sa.Column("colour", sa.Text(), nullable=False),
        sa.Column("nonce", sa.LargeBinary(), nullable=True),
        sa.Column("resigned", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.CheckConstraint("octet_length(nonce) = 16", name=op.f("seats_nonce_check")),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("seats_game_id_fkey"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name=op.f("seats_identity_id_fkey")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("seats_pkey")),
        sa.UniqueConstraint("game_id", "colour", name=op.f("seats_game_id_colour_key")),
        sa.UniqueConstraint("game_id", "identity_id", name=op.f("seats_game_id_identity_id_key")),
    )
    op.create_index(op.f("seats_identity_id_idx"), "seats", ["identity_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("seats_identity_id_idx"), table_name="seats")
    op.drop_table("seats")
    op.drop_index(op.f("admissions_identity_id_idx"), table_name="admissions")
    op.drop_table("admissions")
    op.drop_table("actions")
    op.drop_index(op.f("sessions_identity_id_idx"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_index(op.f("games_status_created_at_id_idx"), table_name="games")
    op.drop_index(op.f("games_host_id_idx"), table_name="games")
    op.drop_index(
        op.f("games_deadline_idx"), table_name="games", postgresql_where=sa.text("deadline IS NOT NULL")
    )
    op.drop_table("games")
    op.drop_table("identities")
