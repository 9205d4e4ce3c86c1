/** What the keys do in a game of the Ark; those of the board's places are in `board/`. */
import { t } from "../../i18n";
import { type Shortcut, useKeys } from "../../play/shortcuts";
import type { CameraControl } from "../../play/useCamera";
import type { Option } from "./turn/options";
import type { Choice } from "./turn/turn";
import type { TurnControl } from "./turn/useTurn";

interface ArkKeys {
  control: TurnControl;
  options: readonly Option[];
  camera: CameraControl | undefined;
  onChoose(choice: Choice): void;
  onHelp(): void;
}

const done = (what: unknown) => what !== false;

export function useArkKeys({ control, options, camera, onChoose, onHelp }: ArkKeys): void {
  const digits = Object.fromEntries(
    options.slice(0, 10).map(({ number, choice }) => [String(number), () => done(onChoose(choice))]),
  );
  const back = () => control.canTakeBack && done(control.takeBack());
  const confirm = () => control.ready && done(control.confirm());
  useKeys({
    r: ({ shiftKey }) => control.mine && done(control.turnTile(shiftKey ? -1 : 1)),
    Escape: back,
    Backspace: back,
    c: confirm,
    Enter: ({ target }) => {
      // On a choice Enter confirms it; on other buttons and links it does what they do.
      const element = target as Element;
      if (element.closest("button, a, [role=button], [role=tabpanel]") && !element.closest("[role=radio]")) {
        return false;
      }
      return confirm();
    },
    "+": () => done(camera?.zoomBy(1.25)),
    "-": () => done(camera?.zoomBy(0.8)),
    f: () => done(camera?.fit()),
    "?": () => done(onHelp()),
    ...digits,
  });
}

export function shortcutList(): Shortcut[] {
  return [
    { keys: ["Tab"], text: t("ark.key.tab") },
    { keys: ["←", "↑", "→", "↓"], text: t("ark.key.arrows") },
    { keys: ["Enter"], text: t("ark.key.enter") },
    { keys: ["R", "Shift+R"], text: t("ark.key.rotate") },
    { keys: ["0", "…", "9"], text: t("ark.key.digits") },
    { keys: ["C"], text: t("ark.key.confirm") },
    { keys: ["Esc"], text: t("ark.key.back") },
    { keys: ["+", "−", "F"], text: t("ark.key.zoom") },
    { keys: ["?"], text: t("ark.key.help") },
  ];
}
