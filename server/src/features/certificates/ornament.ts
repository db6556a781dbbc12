import type { Rectangle } from '../../typesetting/canvas.ts';

/** The temple border of a Sambalpuri sari, as on the pages: one tile in rectangles of x, y, width and height. */
const TILE = { width: 40, height: 26 };
const TEETH: readonly (readonly [number, number, number, number])[] = [
  [19, 1, 2, 1.5],
  [16.69, 2.5, 6.63, 1.5],
  [16.57, 4, 6.86, 1.5],
  [14.26, 5.5, 11.49, 1.5],
  [14.14, 7, 11.71, 1.5],
  [11.83, 8.5, 16.34, 1.5],
  [11.71, 10, 7.36, 1.5],
  [20.93, 10, 7.36, 1.5],
  [9.4, 11.5, 8.12, 1.5],
  [22.48, 11.5, 8.12, 1.5],
  [9.29, 13, 6.68, 1.5],
  [24.03, 13, 6.68, 1.5],
  [6.97, 14.5, 7.45, 1.5],
  [25.58, 14.5, 7.45, 1.5],
  [6.86, 16, 9.11, 1.5],
  [24.03, 16, 9.11, 1.5],
  [4.54, 17.5, 12.98, 1.5],
  [22.48, 17.5, 12.98, 1.5],
  [4.43, 19, 14.64, 1.5],
  [20.93, 19, 14.64, 1.5],
  [2.11, 20.5, 35.77, 1.5],
  [0, 22, 40, 1.2],
  [0, 24.4, 40, 1.6],
];
const SEEDS: readonly (readonly [number, number, number, number])[] = [
  [19.28, 11.5, 1.44, 1.5],
  [18.2, 13, 3.6, 1.5],
  [17.21, 14.5, 5.58, 1.5],
  [18.2, 16, 3.6, 1.5],
  [19.28, 17.5, 1.44, 1.5],
  [-0.9, 3, 1.8, 1.5],
  [-2.5, 4.5, 5, 1.5],
  [-1.7, 6, 3.4, 1.5],
  [-3.5, 7.5, 7, 1.5],
  [-1.7, 9, 3.4, 1.5],
  [-2.5, 10.5, 5, 1.5],
  [-0.9, 12, 1.8, 1.5],
];

type Border = { x: number; top: number; width: number; tiles: number; isUpsideDown: boolean };

/** A horizontal border of whole tiles. Its height follows from its width. Shapes between two tiles stay within it. */
export function createBorder({ x, top, width, tiles, isUpsideDown }: Border): {
  teeth: Rectangle[];
  seeds: Rectangle[];
  height: number;
} {
  const scale = width / (tiles * TILE.width);
  const repeat = (shapes: typeof TEETH, count: number) =>
    Array.from({ length: count }, (_, tile) =>
      shapes
        .filter(([left]) => tile > 0 || left >= 0)
        .map(([left, upper, wide, high]) => ({
          x: x + (tile * TILE.width + left) * scale,
          top: top + (isUpsideDown ? TILE.height - upper - high : upper) * scale,
          width: wide * scale,
          height: high * scale,
        })),
    ).flat();
  return { teeth: repeat(TEETH, tiles), seeds: repeat(SEEDS, tiles), height: TILE.height * scale };
}
