import { PDF_ZOOM } from '@sikhya/contract/constants.ts';

/** A fixed scale (desktop view), or `fit`: as wide as the viewer (mobile view). */
export type Zoom = number | 'fit';

/** A lower window is a phone in landscape, where a page at 150 % would be cut off. */
const FIT_BELOW_HEIGHT = 480;

/** The zoom before the student has chosen one. At scale 1 a PDF point is one CSS pixel. */
export function getInitialZoom(window: { innerWidth: number; innerHeight: number }): Zoom {
  const isSmall = window.innerWidth < PDF_ZOOM.fitBelowPx || window.innerHeight < FIT_BELOW_HEIGHT;
  return isSmall ? 'fit' : PDF_ZOOM.initial;
}

export function toScale(zoom: Zoom, availableWidth: number, pageWidth: number): number {
  return zoom === 'fit' ? Math.min(PDF_ZOOM.fitMax, availableWidth / pageWidth) : zoom;
}

export function clampZoom(scale: number): number {
  return Math.min(PDF_ZOOM.max, Math.max(PDF_ZOOM.min, scale));
}

/** Changes the scale by 20 %. Rounded, so that zooming in and out again returns to the same scale. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  return clampZoom(Math.round((scale + direction * PDF_ZOOM.step) * 100) / 100);
}
