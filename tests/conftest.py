"""Fixtures for all tests: one PostgreSQL, fresh databases, real server processes, players."""

# Each after those that it imports: pytest rewrites assertions only of what it imports itself.
pytest_plugins = [
    "tests.support.database",
    "tests.support.house",
    "tests.support.server",
    "tests.support.players",
]
