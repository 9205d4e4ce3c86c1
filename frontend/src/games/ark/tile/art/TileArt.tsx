/** Everything on a tile above its bare ground, drawn from its plan. */
import type { Plan, Point } from "../geometry";
import type { CityShape } from "../geometry/cities";
import { along, curveData, lengthOf, sample } from "../geometry/curve";
import { CROSSING_REACH, type RoadShape } from "../geometry/roads";
import { growth, houses, type Placed } from "./scatter";

const at = ([x, y]: Point) => ({ x: x.toFixed(1), y: y.toFixed(1) });

export function TileArt({ plan, random }: { plan: Plan; random: () => number }) {
  return (
    <>
      {plan.plots.map((plot, index) =>
        plot.segment.kind === "field" ? growth(plan, index, random).map(drawGrowth) : undefined,
      )}
      {plan.roads.map(({ shape }) => drawRoad(shape, "ark-road-edge"))}
      {plan.crossing && <circle cx="50" cy="50" r={CROSSING_REACH + 2.3} class="ark-plaza-edge" />}
      {plan.roads.map(({ shape }) => (
        <>
          {drawRoad(shape, "ark-road")}
          {drawRoad(shape, "ark-slabs")}
          {drawRoad(shape, "ark-road-middle")}
        </>
      ))}
      {plan.crossing && (
        <>
          <circle cx="50" cy="50" r={CROSSING_REACH + 1.5} class="ark-plaza" />
          <use href="#ark-well" x="50" y="50" />
        </>
      )}
      {plan.cities.map(({ index, shape }) => (
        <>
          <path d={shape.data} class="ark-city" />
          {houses(plan, index, random).map(drawHouse)}
          {plan.plots[index]?.scrolls.map((point) => (
            <use
              href="#ark-scroll"
              transform={`translate(${point.map((n) => n.toFixed(1)).join(" ")}) scale(1.15)`}
            />
          ))}
          {drawWalls(shape)}
        </>
      ))}
      {plan.roads.flatMap(({ shape }) =>
        shape.gates.map(({ point, heading }) => (
          <use href="#ark-gate" {...at([point[0] + heading[0], point[1] + heading[1] - 1])} />
        )),
      )}
      {plan.temple && <use href="#ark-temple" {...at(plan.temple)} />}
      {plan.plots.map((plot) => (
        <>
          {plot.oases.map((point) => (
            <use href="#ark-oasis" {...at(point)} />
          ))}
          {plot.sheep.map((point, i) => drawAnimal("sheep", point, i % 2 === 1))}
          {plot.wolves.map((point, i) => drawAnimal("wolf", point, i % 2 === 1))}
        </>
      ))}
      <rect x="0.4" y="0.4" width="99.2" height="99.2" rx="2.2" class="ark-tile-edge" />
    </>
  );
}

function drawRoad(shape: RoadShape, look: string) {
  return <path d={shape.data} class={look} />;
}

function drawWalls(shape: CityShape) {
  return shape.walls.map((wall) => {
    const data = curveData(wall);
    const points = sample(wall);
    const total = lengthOf(points);
    const count = total > 120 ? 4 : 3;
    const towers = Array.from({ length: count }, (_, i) => {
      const share = count === 3 ? [0.16, 0.5, 0.84][i] : [0.12, 0.37, 0.63, 0.88][i];
      return along(points, total * (share as number)).point;
    });
    return (
      <>
        <path d={data} class="ark-wall-shadow" transform="translate(0.8 2)" />
        <path d={data} class="ark-wall-dark" />
        <path d={data} class="ark-wall-face" transform="translate(0 0.6)" />
        <path d={data} class="ark-wall-walk" transform="translate(0 -0.8)" />
        <path d={data} class="ark-battlement" transform="translate(0 -1)" />
        {towers.map((point) => (
          <use href="#ark-tower" {...at(point)} />
        ))}
      </>
    );
  });
}

function drawHouse({ at: point, pick }: Placed) {
  const [x, y] = point;
  const place = `translate(${x.toFixed(1)} ${(y + 4.5).toFixed(1)}) scale(1.18)`;
  return <use href={`#ark-house${Math.floor(pick * 4)}`} transform={place} />;
}

function drawGrowth({ at: point, pick }: Placed) {
  const look = pick < 0.62 ? "tuft" : pick < 0.76 ? "bush" : pick < 0.88 ? "stones" : "flowers";
  return <use href={`#ark-${look}`} {...at(point)} />;
}

function drawAnimal(look: "sheep" | "wolf", [x, y]: Point, mirrored: boolean) {
  const turn = mirrored ? "scale(-1.2 1.2)" : "scale(1.2)";
  return <use href={`#ark-${look}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) ${turn}`} />;
}
