"""Fixtures for all tests: one PostgreSQL, a fresh database for each module, real server processes."""

# Each after those that it imports: pytest rewrites assertions only of what it imports itself.
pytest_plugins = ["tests.support.database", "tests.support.server", "tests.support.players"]
