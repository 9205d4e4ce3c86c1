class CommandFailed(Exception):
    """A command cannot do what it was asked; the message is one line that says why and what to do."""
