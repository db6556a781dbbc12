import { readStorage, writeStorage } from '../../lib/browser-storage.ts';

const KEY = 'page-of:';

/** The page at which somebody stopped reading, on this device. */
export function rememberedPage(place: string): number {
  const page = Number(readStorage('localStorage', KEY + place));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function rememberPage(place: string, page: number): void {
  writeStorage('localStorage', KEY + place, String(page));
}
