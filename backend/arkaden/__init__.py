"""A self-hosted server for The Ark of the Covenant and Arkadia."""

from importlib.metadata import version

__version__ = version("arkaden")
