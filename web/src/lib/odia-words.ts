import { langOf } from './odia.ts';

/** Odia texts of what is on the screen, whose words the typing aid offers like its own. */
let texts: readonly string[] = [];
const listeners = new Set<() => void>();

export function offerOdiaWords(given: readonly string[]): void {
  texts = given.filter((text) => langOf(text) === 'or');
  for (const listener of listeners) listener();
}

export const offeredOdiaWords = (): readonly string[] => texts;

export function onOdiaWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
