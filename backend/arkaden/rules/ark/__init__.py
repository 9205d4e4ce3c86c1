"""The Ark of the Covenant (docs/rules/ark.md). ``ARK`` is all that other packages use."""

from arkaden.rules.ark.kind import ArkKind

ARK = ArkKind()
