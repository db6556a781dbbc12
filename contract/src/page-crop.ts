import type { Area } from './text-area.ts';

/** The visible part of every page, as fractions of its width and height. */
export type Crop = { left: number; top: number; right: number; bottom: number };

export const WHOLE_PAGE: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** A part of the text of a page. */
export type TextRun = { letters: number; area: Area };

/** Around the text, as a fraction of the page. */
const MARGIN = 0.012;
/** A page with fewer letters is a picture or a title page, whose text says nothing about the text block. */
const MIN_LETTERS = 80;
/** A narrower text block would be enlarged too much. */
const MIN_WIDTH = 0.5;
/** A smaller change is not worth a new layout. */
const MIN_CHANGE = 0.01;

/** Returns the text block of a page, or null when the page has too little text. */
export function getTextCrop(runs: readonly TextRun[]): Crop | null {
  const onPage = runs.filter(({ area }) => area.width > 0 && area.x >= 0 && area.x + area.width <= 1);
  const sum = onPage.reduce((letters, run) => letters + run.letters, 0);
  if (sum < MIN_LETTERS) return null;
  return widen({
    left: Math.min(...onPage.map(({ area }) => area.x)) - MARGIN,
    top: Math.min(...onPage.map(({ area }) => area.y)) - MARGIN,
    right: Math.max(...onPage.map(({ area }) => area.x + area.width)) + MARGIN,
    bottom: Math.max(...onPage.map(({ area }) => area.y + area.height)) + MARGIN,
  });
}

function widen({ left, top, right, bottom }: Crop): Crop {
  const missing = Math.max(0, MIN_WIDTH - (right - left)) / 2;
  return clampToPage({ left: left - missing, top, right: right + missing, bottom });
}

function clampToPage({ left, top, right, bottom }: Crop): Crop {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(1, right),
    bottom: Math.min(1, bottom),
  };
}

/** Returns a crop that contains both, or the first one when it would grow too little. */
export function joinCrops(first: Crop, other: Crop): Crop {
  const joined = {
    left: Math.min(first.left, other.left),
    top: Math.min(first.top, other.top),
    right: Math.max(first.right, other.right),
    bottom: Math.max(first.bottom, other.bottom),
  };
  const hasGrown =
    first.left - joined.left > MIN_CHANGE ||
    first.top - joined.top > MIN_CHANGE ||
    joined.right - first.right > MIN_CHANGE ||
    joined.bottom - first.bottom > MIN_CHANGE;
  return hasGrown ? joined : first;
}

export type Pixels = { width: number; height: number; data: ArrayLike<number> };

/** Colours that differ less than this from the background count as background. */
const MIN_CONTRAST = 40;
/** A column of pixels with less ink is a line across the page or its frame; one with more is part of a picture. */
const MIN_INK = 0.05;

/**
 * Extends a crop by everything drawn above and below it, and by pictures that stick out at its sides. Frames and bands
 * across the page do not extend it.
 */
export function extendToInk(block: Crop, pixels: Pixels): Crop {
  const isInk = createInkTest(pixels);
  const { width, height } = pixels;
  const getInkOfColumn = (x: number) => {
    let rows = 0;
    for (let y = 0; y < height; y += 1) if (isInk(x, y)) rows += 1;
    return rows / height;
  };
  const hasInkInRow = (y: number) => {
    for (let x = 0; x < width; x += 1) if (isInk(x, y)) return true;
    return false;
  };
  let left = Math.floor(block.left * width);
  while (left > 0 && getInkOfColumn(left - 1) >= MIN_INK) left -= 1;
  let right = Math.ceil(block.right * width);
  while (right < width && getInkOfColumn(right) >= MIN_INK) right += 1;
  let top = 0;
  while (top < block.top * height && !hasInkInRow(top)) top += 1;
  let bottom = height;
  while (bottom > block.bottom * height && !hasInkInRow(bottom - 1)) bottom -= 1;
  return clampToPage({
    left: Math.min(block.left, left / width),
    top: Math.min(block.top, top / height),
    right: Math.max(block.right, right / width),
    bottom: Math.max(block.bottom, bottom / height),
  });
}

/** Takes the colour of the first pixel as the background. */
function createInkTest({ width, data }: Pixels): (x: number, y: number) => boolean {
  const background = [data[0]!, data[1]!, data[2]!];
  return (x, y) => {
    const offset = (y * width + x) * 4;
    return background.some((value, channel) => Math.abs(data[offset + channel]! - value) > MIN_CONTRAST);
  };
}
