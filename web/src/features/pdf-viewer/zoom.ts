import { PDF_ZOOM } from '@sikhya/contract/constants.ts';

/** A fixed scale, or as wide as the view: what the toolbar calls desktop and mobile. */
export type Zoom = number | 'fit';

/** A window that is lower is a phone held sideways, on which a page of 150 % would be cut. */
const FIT_BELOW_HEIGHT = 480;

/** For a student who has not chosen yet. Scale 1 draws a point of the document as one CSS pixel. */
export function firstZoom(window: { innerWidth: number; innerHeight: number }): Zoom {
  const isSmall = window.innerWidth < PDF_ZOOM.fitBelowPx || window.innerHeight < FIT_BELOW_HEIGHT;
  return isSmall ? 'fit' : PDF_ZOOM.initial;
}

export function scaleOf(zoom: Zoom, room: number, pageWidth: number): number {
  return zoom === 'fit' ? Math.min(PDF_ZOOM.fitMax, room / pageWidth) : zoom;
}

export function clampZoom(scale: number): number {
  return Math.min(PDF_ZOOM.max, Math.max(PDF_ZOOM.min, scale));
}

/** One step of 20 % from what is seen now. Rounded, so that in and out meet again at the same figure. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  return clampZoom(Math.round((scale + direction * PDF_ZOOM.step) * 100) / 100);
}
