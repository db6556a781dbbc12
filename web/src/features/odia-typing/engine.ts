import { Candidates } from './candidates.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { loadLiteral } from './literal.ts';
import { WordIndex } from './word-index.ts';

/** Words the page itself uses are likelier than most of ours. */
const WEIGHT_OF_EXTRA_WORDS = 0.3;

const ODIA_WORD = /[\u0b05-\u0b39\u0b5f-\u0b61\u0b71][\u0b01-\u0b63\u0b71\u200c\u200d]+/g;

export type Engine = { candidates: Candidates; addWords: (texts: readonly string[]) => void };

let loading: Promise<Engine> | undefined;

/** Made once and kept, however often it is switched off and on. */
export function loadEngine(): Promise<Engine> {
  loading ??= makeEngine().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function makeEngine(): Promise<Engine> {
  const literal = await loadLiteral();
  const index = new WordIndex();
  for (const list of LEXICON) index.add(list);
  return {
    candidates: new Candidates(index, literal),
    addWords: (texts) => index.add({ words: texts.flatMap(odiaWordsIn), weight: WEIGHT_OF_EXTRA_WORDS }),
  };
}

function odiaWordsIn(text: string): string[] {
  return text.normalize('NFC').match(ODIA_WORD) ?? [];
}
