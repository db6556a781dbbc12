import { readStorage, writeStorage } from '../../lib/browser-storage.ts';

const KEY = 'page-of:';

/** Returns the page at which reading stopped on this device, or 1. */
export function loadLastPage(documentKey: string): number {
  const page = Number(readStorage('localStorage', KEY + documentKey));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export function saveLastPage(documentKey: string, page: number): void {
  writeStorage('localStorage', KEY + documentKey, String(page));
}
