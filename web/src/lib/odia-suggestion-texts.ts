import { getLang } from './odia.ts';

/** Odia texts on the screen. Odia typing suggests their words besides those of its own list. */
let texts: readonly string[] = [];
const listeners = new Set<() => void>();

/** Keeps only the texts that contain Odia. */
export function setOdiaSuggestionTexts(newTexts: readonly string[]): void {
  texts = newTexts.filter((text) => getLang(text) === 'or');
  for (const listener of listeners) listener();
}

export const getOdiaSuggestionTexts = (): readonly string[] => texts;

/** Returns a function that unsubscribes. */
export function onOdiaSuggestionTextsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
