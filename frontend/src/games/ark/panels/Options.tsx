/** The choices for a second action as radio buttons; marks on the board do the same for the pointer. */
import { useEffect, useRef } from "preact/hooks";

import { t } from "../../../i18n";
import { PieceIcon } from "../pieces/Figure";
import type { TileKind } from "../tile/kinds";
import { type Option, ordinalOf, sameChoice } from "../turn/options";
import type { Choice } from "../turn/turn";

interface OptionsProps {
  kind: TileKind;
  options: readonly Option[];
  chosen: Choice;
  colour: string;
  /** Changes when the keyboard is to go on here. */
  focusTurn: number;
  onChoose(choice: Choice): void;
  onLook(segment: number | undefined): void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function Options({ kind, options, chosen, colour, focusTurn, onChoose, onLook }: OptionsProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusTurn > 0) group.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [focusTurn]);
  const at = options.findIndex((option) => sameChoice(option.choice, chosen));
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const legal = options.filter((option) => option.legal);
    const present = legal.findIndex((option) => sameChoice(option.choice, chosen));
    const next = legal[present + step];
    if (!next) return;
    onChoose(next.choice);
    group.current?.querySelector<HTMLElement>(`[data-number="${next.number}"]`)?.focus();
  };
  return (
    <div ref={group} class="ark-options" role="radiogroup" aria-label={t("ark.options")} onKeyDown={move}>
      {options.map(({ number, choice, legal }, index) => {
        const segment = "segment" in choice ? choice.segment : undefined;
        const leads = choice.kind !== "nothing" && options[index - 1]?.choice.kind !== choice.kind;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an <input> cannot be refused and say why
          <button
            key={number}
            type="button"
            role="radio"
            class={`ark-option ${legal ? "" : "ark-option-not"}`}
            aria-checked={index === at}
            aria-disabled={!legal}
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            data-number={number}
            data-piece={choice.kind}
            data-segment={segment}
            data-legal={legal ? "yes" : "no"}
            onClick={() => onChoose(choice)}
            onPointerEnter={() => onLook(segment)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(segment)}
            onBlur={() => onLook(undefined)}
          >
            <span class="ark-option-number" aria-hidden="true">
              {number}
            </span>
            {choice.kind !== "nothing" && (leads || choice.kind !== "follower") && (
              <PieceIcon kind={choice.kind} colour={colour} />
            )}
            <span>{optionText(kind, choice)}</span>
          </button>
        );
      })}
    </div>
  );
}

function optionText(kind: TileKind, choice: Choice) {
  if (!("segment" in choice)) return t(`ark.option.${choice.kind}`);
  const what = kind.segments[choice.segment]?.kind ?? "field";
  return (
    <>
      <span class="visually-hidden">{t(`ark.option.${choice.kind}`)}</span>{" "}
      {t("ark.segment", { kind: what, ordinal: ordinalOf(kind, choice.segment) ?? 0 })}
    </>
  );
}
