/** What stands beside a board: tabs on a wide page, buttons that open sheets on a narrow one. */
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";

import { Icon, type IconName } from "../ui/Icon";
import { Sheet } from "./Sheet";

export interface PanelTab {
  id: string;
  title: string;
  icon: IconName;
  /** A small number on the tab. */
  count?: number;
  content: () => ComponentChildren;
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function PanelTabs({ label, tabs }: { label: string; tabs: readonly PanelTab[] }) {
  const base = useId();
  const [open, setOpen] = useState(tabs[0]?.id);
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || !shown) return;
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length] as PanelTab;
    event.preventDefault();
    setOpen(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div class="panels">
      <div class="panel-tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            class="panel-tab"
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setOpen(tab.id)}
            onKeyDown={move}
          >
            <Icon name={tab.icon} />
            <span>{tab.title}</span>
            {tab.count !== undefined && <span class="panel-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        class="panel-content"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown?.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {shown?.content()}
      </div>
    </div>
  );
}

interface PanelButtonsProps {
  tabs: readonly PanelTab[];
  /** The id of the sheet that is open. */
  open: string | undefined;
  onOpen(id: string | undefined): void;
}

export function PanelButtons({ tabs, open, onOpen }: PanelButtonsProps) {
  const shown = tabs.find((tab) => tab.id === open);
  return (
    <div class="panel-buttons">
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          class="panel-button"
          aria-haspopup="dialog"
          onClick={() => onOpen(tab.id)}
        >
          <Icon name={tab.icon} />
          <span>{tab.title}</span>
          {tab.count !== undefined && <span class="panel-count">{tab.count}</span>}
        </button>
      ))}
      {shown && (
        <Sheet title={shown.title} onClose={() => onOpen(undefined)}>
          {shown.content()}
        </Sheet>
      )}
    </div>
  );
}
