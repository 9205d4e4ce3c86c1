import { Component, type ComponentChildren } from "preact";

import { t } from "../../i18n";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

/** Keeps a fault in a game's drawing from taking the page with it; nothing in the game is lost by it. */
export class Crash extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: true });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div class="game-loading">
        <Notice error>{t("game.crashed")}</Notice>
        <Button kind="primary" onClick={() => location.reload()}>
          {t("game.reload")}
        </Button>
      </div>
    );
  }
}
