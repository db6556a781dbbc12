import { readStorage } from '../browser-storage.ts';

/** The colon marks a key of the person. It is deleted with the chapters. */
export const HINT_KEY = 'chapters:here';

/** Whether this device may have chapters, without loading the code that reads them. */
export const mayHaveChapters = (): boolean => readStorage('localStorage', HINT_KEY) !== null;
