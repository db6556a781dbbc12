import { readStorage, writeStorage } from './browser-storage.ts';

/** The same key that public/early.js reads before the first paint. */
const KEY = 'less-data';

/** Whether the person has chosen to use less data on this device. */
export function isLessDataChosen(): boolean {
  return readStorage('localStorage', KEY) !== null;
}

/** Marks the page, as public/early.js does for this choice and for the browser's own setting. */
export function setLessData(isChosen: boolean): void {
  writeStorage('localStorage', KEY, isChosen ? '1' : null);
  // the Network Information API, which not every browser has
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  document.documentElement.toggleAttribute('data-save-data', isChosen || connection?.saveData === true);
}
