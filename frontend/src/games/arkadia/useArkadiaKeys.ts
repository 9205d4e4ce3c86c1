/** What the keys do in a game of Arkadia; those of the board's squares are in `board/`. */
import { t } from "../../i18n";
import { type Shortcut, useKeys } from "../../play/shortcuts";
import type { CameraControl } from "../../play/useCamera";
import type { Draft, Input } from "./turn/draft";
import type { TurnControl } from "./turn/useTurn";
import { type Family, families } from "./types";

interface ArkadiaKeys {
  control: TurnControl;
  camera: CameraControl | undefined;
  onBanner(): void;
  onHelp(): void;
}

const done = (what: unknown) => what !== false;

export function useArkadiaKeys({ control, camera, onBanner, onHelp }: ArkadiaKeys): void {
  const { draft, mine } = control;
  const input = (what: Input) => mine && done(control.input(what));
  const digits = Object.fromEntries(
    families.map((_, index) => [String(index + 1), () => input(numbered(draft, index))]),
  );
  const back = () => control.canTakeBack && input({ do: "back" });
  useKeys({
    r: ({ shiftKey }) => input({ do: "turn", by: shiftKey ? -1 : 1 }),
    m: () => input({ do: "mirror" }),
    w: () => input({ do: "kind", kind: "own" }),
    n: () => input({ do: "kind", kind: "neutral" }),
    Escape: back,
    Backspace: back,
    c: () => mine && control.action !== undefined && done(control.confirm()),
    b: () => mine && draft.mode === "banner" && done(onBanner()),
    e: () => mine && draft.mode === "banner" && done(control.send({ type: "end_turn" })),
    "+": () => done(camera?.zoomBy(1.25)),
    "-": () => done(camera?.zoomBy(0.8)),
    f: () => done(camera?.fit()),
    "?": () => done(onHelp()),
    ...digits,
  });
}

/** The first to fourth card, castle piece or draw, as the step goes; the deck is the fourth. */
function numbered(draft: Draft, index: number): Input {
  if (draft.mode === "draw") return { do: "source", from: index < 3 ? index : "deck" };
  if (draft.mode === "castle") return { do: "family", family: families[index] as Family };
  return { do: "card", index };
}

export function shortcutList(): Shortcut[] {
  return [
    { keys: ["Tab"], text: t("arkadia.key.tab") },
    { keys: ["←", "↑", "→", "↓"], text: t("arkadia.key.arrows") },
    { keys: ["Shift+→"], text: t("arkadia.key.leap") },
    { keys: ["Enter"], text: t("arkadia.key.enter") },
    { keys: ["1", "…", "4"], text: t("arkadia.key.digits") },
    { keys: ["R", "Shift+R"], text: t("arkadia.key.rotate") },
    { keys: ["M"], text: t("arkadia.key.mirror") },
    { keys: ["W", "N"], text: t("arkadia.key.workers") },
    { keys: ["C"], text: t("arkadia.key.confirm") },
    { keys: ["Esc"], text: t("arkadia.key.back") },
    { keys: ["B", "E"], text: t("arkadia.key.end") },
    { keys: ["+", "−", "F"], text: t("arkadia.key.zoom") },
    { keys: ["?"], text: t("arkadia.key.help") },
  ];
}
