import { describe, expect, it } from "vitest";

import {
  between,
  fitting,
  held,
  NO_INSETS,
  onBoard,
  onScreen,
  revealing,
  shows,
} from "../../src/play/camera";

const size = { width: 800, height: 600 };
const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });

describe("a camera", () => {
  it("shows all of a board in the middle of what is free", () => {
    const insets = { ...NO_INSETS, bottom: 200 };
    const camera = fitting(box(0, 0, 800, 800), size, insets, 2);
    expect(camera.k).toBe(0.5);
    expect(onScreen(camera, 400, 400)).toEqual({ x: 400, y: 200 });
    expect(shows(camera, box(0, 0, 800, 800), size, insets)).toBe(true);
  });

  it("shows a small board no larger than wanted", () => {
    expect(fitting(box(0, 0, 10, 10), size, NO_INSETS, 1.5).k).toBe(1.5);
  });

  it("goes from screen to board and back", () => {
    const camera = { k: 0.7, x: 31, y: -12 };
    const there = onBoard(camera, 123, 456);
    const back = onScreen(camera, there.x, there.y);
    expect(back.x).toBeCloseTo(123);
    expect(back.y).toBeCloseTo(456);
  });

  it("moves no further than needed to reveal something, and not at all if it is seen", () => {
    const camera = { k: 1, x: 0, y: 0 };
    expect(revealing(camera, box(10, 10, 110, 110), size, NO_INSETS)).toEqual(camera);
    expect(revealing(camera, box(750, 10, 850, 110), size, NO_INSETS)).toEqual({ k: 1, x: -50, y: 0 });
    expect(revealing(camera, box(-30, 590, 70, 690), size, NO_INSETS)).toEqual({ k: 1, x: 30, y: -90 });
  });

  it("never loses the board", () => {
    const bounds = box(0, 0, 300, 300);
    const lost = held({ k: 2, x: 5000, y: 0 }, bounds, size, 50);
    const middle = onBoard(lost, size.width / 2, size.height / 2);
    expect(middle.x).toBeCloseTo(-50);
    expect(middle.y).toBeCloseTo(150);
  });

  it("leaves what is seen where it is when the board grows", () => {
    const camera = { k: 1.3, x: 20, y: 40 };
    const before = held(camera, box(0, 0, 300, 300), size, 50);
    expect(held(before, box(-100, -100, 400, 300), size, 50)).toEqual(before);
  });

  it("changes its scale evenly on its way", () => {
    expect(between({ k: 1, x: 0, y: 0 }, { k: 4, x: 10, y: 0 }, 0.5)).toEqual({ k: 2, x: 5, y: 0 });
  });
});
