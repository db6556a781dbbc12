import type { PageText } from '../text/page-text.ts';
import type { Crop } from './page-layout.ts';

/** Around the text, as a part of the page. */
const MARGIN = 0.012;
/** A page with fewer letters is a picture or a title: nothing says where its text block is. */
const FEWEST_LETTERS = 80;
/** A narrow page is not blown up further. */
const NARROWEST = 0.5;
/** Smaller differences are not worth another layout. */
const NOTICEABLE = 0.01;

/** Where the text of a page stands; null where it has too little. */
export function cropOfText({ runs }: PageText): Crop | null {
  const printed = runs.filter(({ area }) => area.width > 0 && area.x >= 0 && area.x + area.width <= 1);
  const letters = printed.reduce((sum, { start, end }) => sum + end - start, 0);
  if (letters < FEWEST_LETTERS) return null;
  return widened({
    left: Math.min(...printed.map(({ area }) => area.x)) - MARGIN,
    top: Math.min(...printed.map(({ area }) => area.y)) - MARGIN,
    right: Math.max(...printed.map(({ area }) => area.x + area.width)) + MARGIN,
    bottom: Math.max(...printed.map(({ area }) => area.y + area.height)) + MARGIN,
  });
}

function widened({ left, top, right, bottom }: Crop): Crop {
  const missing = Math.max(0, NARROWEST - (right - left)) / 2;
  return withinPage({ left: left - missing, top, right: right + missing, bottom });
}

function withinPage({ left, top, right, bottom }: Crop): Crop {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(1, right),
    bottom: Math.min(1, bottom),
  };
}

/** One crop for all pages, so that lines begin at the same place on each. It only ever grows. */
export function joinCrops(one: Crop, other: Crop): Crop {
  const joined = {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
  const grows =
    one.left - joined.left > NOTICEABLE ||
    one.top - joined.top > NOTICEABLE ||
    joined.right - one.right > NOTICEABLE ||
    joined.bottom - one.bottom > NOTICEABLE;
  return grows ? joined : one;
}

export type Pixels = { width: number; height: number; data: ArrayLike<number> };

/** How far a colour may be from the page's ground and still count as ground. */
const FAINT = 40;
/** Of a column beside the text: less is a line across the page or its frame, more is a picture. */
const LEAST_INK = 0.05;

/**
 * The crop with all that is drawn above and below the text, and with pictures that reach out of the text block. A frame
 * or a band across the page does not widen it.
 */
export function cropWithInk(crop: Crop, pixels: Pixels): Crop {
  const isInk = inkIn(pixels);
  const { width, height } = pixels;
  const inkOfColumn = (x: number) => {
    let rows = 0;
    for (let y = 0; y < height; y += 1) if (isInk(x, y)) rows += 1;
    return rows / height;
  };
  const hasRow = (y: number) => {
    for (let x = 0; x < width; x += 1) if (isInk(x, y)) return true;
    return false;
  };
  let left = Math.floor(crop.left * width);
  while (left > 0 && inkOfColumn(left - 1) >= LEAST_INK) left -= 1;
  let right = Math.ceil(crop.right * width);
  while (right < width && inkOfColumn(right) >= LEAST_INK) right += 1;
  let top = 0;
  while (top < crop.top * height && !hasRow(top)) top += 1;
  let bottom = height;
  while (bottom > crop.bottom * height && !hasRow(bottom - 1)) bottom -= 1;
  return withinPage({
    left: Math.min(crop.left, left / width),
    top: Math.min(crop.top, top / height),
    right: Math.max(crop.right, right / width),
    bottom: Math.max(crop.bottom, bottom / height),
  });
}

/** The corner is taken for the colour of the paper. */
function inkIn({ width, data }: Pixels): (x: number, y: number) => boolean {
  const ground = [data[0]!, data[1]!, data[2]!];
  return (x, y) => {
    const at = (y * width + x) * 4;
    return ground.some((value, channel) => Math.abs(data[at + channel]! - value) > FAINT);
  };
}
