import { CandidateFinder } from './candidate-finder.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { loadTransliterator } from './transliterate.ts';
import { WordIndex } from './word-index.ts';

/** Words from courses and the page are likelier than most words of the lexicon. */
const EXTRA_WORD_WEIGHT = 0.3;

const ODIA_WORD = /[\u0b05-\u0b39\u0b5f-\u0b61\u0b71][\u0b01-\u0b63\u0b71\u200c\u200d]+/g;

export type Engine = { finder: CandidateFinder; addWords: (texts: readonly string[]) => void };

let cachedEngine: Promise<Engine> | undefined;

/** Creates the engine once and returns the same one afterwards. */
export function loadEngine(): Promise<Engine> {
  cachedEngine ??= createEngine().catch((error) => {
    cachedEngine = undefined;
    throw error;
  });
  return cachedEngine;
}

async function createEngine(): Promise<Engine> {
  const transliterate = await loadTransliterator();
  const index = new WordIndex();
  for (const list of LEXICON) index.add(list);
  return {
    finder: new CandidateFinder(index, transliterate),
    addWords: (texts) => index.add({ words: texts.flatMap(findOdiaWords), weight: EXTRA_WORD_WEIGHT }),
  };
}

function findOdiaWords(text: string): string[] {
  return text.normalize('NFC').match(ODIA_WORD) ?? [];
}
