/** Names of the game's things in the present language. */
import { hasText, list, t } from "../../i18n";
import { type Card, cardParts, type Family, families, type SomeByFamily } from "./types";

/** "farm". Types of other component files have no translation; their own name must do. */
export function buildingName(type: string): string {
  const key = `arkadia.building.${type}`;
  return hasText(key) ? t(key) : type.replaceAll("_", " ");
}

/** "a farm", as the object of a sentence. */
export function aBuilding(type: string): string {
  const key = `arkadia.building.${type}.a`;
  return hasText(key) ? t(key) : buildingName(type);
}

/** "the farm", as the subject of a sentence. */
export function theBuilding(type: string): string {
  const key = `arkadia.building.${type}.the`;
  return hasText(key) ? t(key) : buildingName(type);
}

/** "red", the colour by which players call a family. */
export const familyName = (family: Family): string => t(`arkadia.family.${family}`);
/** "cloth merchants". */
export const familyTrade = (family: Family): string => t(`arkadia.family.${family}.trade`);
/** "farm, red". */
export function cardName(card: Card): string {
  const { type, family } = cardParts(card);
  return t("arkadia.card", { building: buildingName(type), family: familyName(family) });
}

/** "2 red seals", as the object of a sentence. */
export const seals = (family: Family, count: number): string => t(`arkadia.seals.${family}`, { count });

/** "7 red seals and 5 silver seals", as the object of a sentence. */
export function sealsOf(numbers: SomeByFamily): string {
  return list(families.flatMap((family) => (numbers[family] ? [seals(family, numbers[family])] : [])));
}
