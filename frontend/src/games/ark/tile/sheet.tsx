/**
 * The page's one sheet of drawn things: an invisible <svg> whose symbols are made when first asked for and
 * then used by reference, so that a whole board stays a few hundred elements.
 */
import { type ComponentChild, render } from "preact";

import { pieces } from "../pieces/figures";
import { GROUNDS, Ground } from "./art/ground";
import { sprites } from "./art/sprites";
import { TileArt } from "./art/TileArt";
import { planOf } from "./geometry";
import { hash, randomFrom } from "./geometry/random";
import type { Rotation, TileKind } from "./kinds";

const SVG = "http://www.w3.org/2000/svg";
let sheet: SVGSVGElement | undefined;
const made = new WeakMap<TileKind, Map<Rotation, string>>();
let count = 0;

function theSheet(): SVGSVGElement {
  if (sheet) return sheet;
  sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("class", "ark-sheet");
  document.body.append(sheet);
  for (const [name, Sprite] of Object.entries({ ...sprites, ...pieces })) add("g", `ark-${name}`, <Sprite />);
  for (let i = 0; i < GROUNDS; i++) addTile(`ark-ground${i}`, <Ground variant={i} />);
  return sheet;
}

function add(element: "g" | "symbol", id: string, art: ComponentChild): Element {
  const holder = document.createElementNS(SVG, element);
  holder.id = id;
  const parent = element === "g" ? definitions() : theSheet();
  parent.append(holder);
  render(art, holder);
  return holder;
}

function definitions(): Element {
  const svg = theSheet();
  return svg.querySelector("defs") ?? svg.appendChild(document.createElementNS(SVG, "defs"));
}

/** A symbol is cut off at its edges, which a tile's walls and houses need. */
function addTile(id: string, art: ComponentChild): void {
  add("symbol", id, art).setAttribute("viewBox", "0 0 100 100");
}

/** The id of the drawing of a tile kind turned by `rotation`, ground not included. */
export function tileSymbol(kind: TileKind, rotation: Rotation): string {
  let turned = made.get(kind);
  if (!turned) {
    turned = new Map();
    made.set(kind, turned);
  }
  let id = turned.get(rotation);
  if (id === undefined) {
    count += 1;
    id = `ark-tile${count}`;
    turned.set(rotation, id);
    const random = randomFrom(hash(`${kind.id}/${rotation}`));
    addTile(id, <TileArt plan={planOf(kind, rotation)} random={random} />);
  }
  return id;
}

/** The id of the ground that lies at a place of the board. */
export function groundSymbol(x: number, y: number): string {
  theSheet();
  return `ark-ground${hash(`${x},${y}`) % GROUNDS}`;
}

/** Makes sure that pieces and sprites can be referred to. */
export function needSprites(): void {
  theSheet();
}
