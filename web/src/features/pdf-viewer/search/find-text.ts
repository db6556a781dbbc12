import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Span } from '../text/page-text.ts';

const ODIA = /[\u0b00-\u0b7f]/;
/** An Odia consonant with its nukta, virama and conjuncts, which change its search key together; or any one character. */
const SYLLABLE =
  /[\u0b15-\u0b39\u0b5c\u0b5d\u0b5f\u0b71](?:[\u0b3c\u0b3e\u0b47\u0b56\u0b57\u200c\u200d]|\u0b4d[\u0b15-\u0b39\u0b5f\u0b71]?)*|[\s\S]/gu;

/**
 * Finds a query in a text by comparing search keys, which are equal for all spellings of a word. In Odia, spaces are
 * ignored, because most programs that write PDFs split Odia words with spaces and line breaks.
 */
export function findText(text: string, query: string): Span[] {
  const isOdia = ODIA.test(query);
  const queryKey = isOdia ? searchKey(query).replaceAll(' ', '') : searchKey(query);
  if (queryKey === '') return [];
  const { key, spans } = createKey(text, isOdia ? '' : ' ');
  const found: Span[] = [];
  for (
    let index = key.indexOf(queryKey);
    index !== -1;
    index = key.indexOf(queryKey, index + queryKey.length)
  ) {
    found.push({ start: spans[index]!.start, end: spans[index + queryKey.length - 1]!.end });
  }
  return found;
}

/** Returns the search key of a text, and for each of its letters the span of the text that it stands for. */
function createKey(text: string, wordSeparator: string): { key: string; spans: Span[] } {
  let key = '';
  const spans: Span[] = [];
  const cache = new Map<string, string>();
  const getSyllableKey = (syllable: string) => {
    const cached = cache.get(syllable);
    if (cached !== undefined) return cached;
    const syllableKey = searchKey(syllable);
    cache.set(syllable, syllableKey);
    return syllableKey;
  };
  for (const { 0: word, index: wordStart } of text.matchAll(/\S+/gu)) {
    if (key !== '' && wordSeparator !== '') {
      key += wordSeparator;
      spans.push({ start: wordStart, end: wordStart });
    }
    for (const { 0: syllable, index } of word.matchAll(SYLLABLE)) {
      const syllableKey = getSyllableKey(syllable);
      const span = { start: wordStart + index, end: wordStart + index + syllable.length };
      for (let letter = 0; letter < syllableKey.length; letter += 1) spans.push(span);
      key += syllableKey;
    }
  }
  return { key, spans };
}
