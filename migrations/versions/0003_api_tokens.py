"""API tokens, and identities that are accounts or bots.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_constraint(op.f("identities_kind_check"), "identities")
    op.create_check_constraint(
        op.f("identities_kind_check"), "identities", "kind IN ('guest', 'account', 'bot')"
    )
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("identity_id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("scopes", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_used_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("api_tokens_identity_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("api_tokens_pkey")),
        sa.UniqueConstraint("token_hash", name=op.f("api_tokens_token_hash_key")),
    )
    op.create_index(op.f("api_tokens_identity_id_idx"), "api_tokens", ["identity_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("api_tokens_identity_id_idx"), table_name="api_tokens")
    op.drop_table("api_tokens")
    op.drop_constraint(op.f("identities_kind_check"), "identities")
    op.execute("UPDATE identities SET kind = 'guest'")
    op.create_check_constraint(op.f("identities_kind_check"), "identities", "kind IN ('guest')")
