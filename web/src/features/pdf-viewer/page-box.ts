import type { Crop } from '@sikhya/contract/page-crop.ts';
import type { PageBox } from './layout/page-layout.ts';
import type { PageColours } from './reading-settings.ts';

/** Classes of a page, which has its colours in `data-colours`. */
export const PAGE_STYLE =
  'absolute overflow-hidden bg-sheet text-ink shadow-rest scheme-light data-[colours=inverted]:scheme-dark';

/** hue-rotate restores the hues that inverting changes, so that pictures stay recognisable. */
export const COLOUR_FILTERS: Record<PageColours, string> = {
  printed: '',
  dimmed: 'brightness-[0.78] sepia-[0.18]',
  inverted: 'invert-[0.92] hue-rotate-180',
};

/** Returns the position of the whole page relative to the box that shows its visible part. */
export function getWholePageBox(box: PageBox, { left, top, right, bottom }: Crop) {
  const width = box.width / (right - left);
  const height = box.height / (bottom - top);
  return { left: -left * width, top: -top * height, width, height };
}
