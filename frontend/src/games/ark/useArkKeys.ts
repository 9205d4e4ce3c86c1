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
  /** The keyboard goes on with the Ark's steps. */
  onWalk(): void;
  onHelp(): void;
}

const done = (what: unknown) => what !== false;

export function useArkKeys({ control, options, camera, onChoose, onWalk, onHelp }: ArkKeys): void {
  const digits = Object.fromEntries(
    options.slice(0, 10).map(({ number, choice }) => [
      String(number),
      () => {
        onChoose(choice);
        if (choice.kind === "ark") onWalk();
        else focusOption(number);
        return true;
      },
    ]),
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
      const { choice } = control.turn;
      if (choice.kind === "ark" && choice.path.length === 0) return done(onWalk());
      return confirm();
    },
    "+": () => done(camera?.zoomBy(1.25)),
    "-": () => done(camera?.zoomBy(0.8)),
    f: () => done(camera?.fit()),
    "?": () => done(onHelp()),
    ...digits,
  });
}

/** The focus goes with the choice if it is among the choices. */
function focusOption(number: number): void {
  const group = document.activeElement?.closest("[role=radiogroup]");
  group?.querySelector<HTMLElement>(`[data-number="${number}"]`)?.focus();
}

export function shortcutList(): Shortcut[] {
  return [
    { keys: ["Tab"], text: t("ark.key.tab") },
    { keys: ["←", "↑", "→", "↓"], text: t("ark.key.arrows") },
    { keys: ["Enter"], text: t("ark.key.enter") },
    { keys: ["R", "Shift+R"], text: t("ark.key.rotate") },
    { keys: ["0", "…", "9"], text: t("ark.key.digits") },
    { keys: ["Enter"], text: t("ark.key.walk") },
    { keys: ["C"], text: t("ark.key.confirm") },
    { keys: ["Esc"], text: t("ark.key.back") },
    { keys: ["+", "−", "F"], text: t("ark.key.zoom") },
    { keys: ["?"], text: t("ark.key.help") },
  ];
}
