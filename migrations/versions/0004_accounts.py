"""Accounts with passwords.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("identity_id", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("accounts_identity_id_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity_id", name=op.f("accounts_pkey")),
        sa.UniqueConstraint("name_key", name=op.f("accounts_name_key_key")),
    )


def downgrade() -> None:
    op.drop_table("accounts")
    op.execute("UPDATE identities SET kind = 'guest' WHERE kind = 'account'")
