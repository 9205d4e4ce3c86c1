"""What tests share: a real PostgreSQL, real server processes, players who talk to them."""
