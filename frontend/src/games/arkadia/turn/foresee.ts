/** What a step in the making would bring, in words. */
import { list, t } from "../../../i18n";
import { cardParts, families, type Notes, type View } from "../types";
import { familyName, seals, theBuilding } from "../words";
import type { Draft } from "./draft";

/** A sentence for each thing that would follow; none if nothing would but the step itself. */
export function foreseen(notes: Notes, view: View, draft: Draft, names: (seat: number) => string): string[] {
  const sentences: string[] = [];
  if (notes.camps) {
    sentences.push(
      t("arkadia.foresee.camps", { camps: notes.camps.length, workers: notes.neutral_workers ?? 0 }),
    );
  }
  for (const [id, { family, pays, seal }] of Object.entries(notes.completed ?? {})) {
    const type = view.buildings[id]?.type ?? (draft.mode === "build" ? cardParts(draft.card).type : "");
    const totals = new Map(Object.entries(pays).map(([seat, count]) => [Number(seat), count]));
    totals.set(seal, (totals.get(seal) ?? 0) + 1);
    const paid = [...totals].map(([seat, count]) =>
      t("arkadia.foresee.pay", { name: names(seat), seals: seals(family, count) }),
    );
    sentences.push(t("arkadia.foresee.completed", { building: theBuilding(type), pays: list(paid) }));
  }
  const values = families.flatMap((family) => {
    const after = notes.values?.[family];
    if (after === undefined) return [];
    return [t("arkadia.value_change", { family: familyName(family), before: view.values[family], after })];
  });
  if (values.length > 0) sentences.push(t("arkadia.foresee.values", { values: list(values) }));
  else if (draft.mode === "castle") sentences.push(t("arkadia.foresee.values_same"));
  if (draft.mode !== "castle" && notes.due) sentences.push(t("arkadia.foresee.due", { count: notes.due }));
  return sentences;
}
