import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Span } from '../text/page-text.ts';

const ODIA = /[\u0b00-\u0b7f]/;
/** A letter with all that changes its key: nukta, virama and the letters joined to it. The rest stays letter by letter. */
const SYLLABLE =
  /[\u0b15-\u0b39\u0b5c\u0b5d\u0b5f\u0b71](?:[\u0b3c\u0b3e\u0b47\u0b56\u0b57\u200c\u200d]|\u0b4d[\u0b15-\u0b39\u0b5f\u0b71]?)*|[\s\S]/gu;

/**
 * Where a query stands in a text, by the spelling-blind key of both. The key is longer or shorter than what it
 * stands for, so each of its letters remembers where it came from. Most writers of PDF tear Odia words apart with
 * spaces and line breaks: there, spaces do not count.
 */
export function findText(text: string, query: string): Span[] {
  const odia = ODIA.test(query);
  const wanted = odia ? searchKey(query).replaceAll(' ', '') : searchKey(query);
  if (wanted === '') return [];
  const { key, places } = keyOf(text, odia ? '' : ' ');
  const found: Span[] = [];
  for (let at = key.indexOf(wanted); at !== -1; at = key.indexOf(wanted, at + wanted.length)) {
    found.push({ start: places[at]!.start, end: places[at + wanted.length - 1]!.end });
  }
  return found;
}

/** Word by word, and in these syllable by syllable, since no rule of the key reaches beyond one. */
function keyOf(text: string, between: string): { key: string; places: Span[] } {
  let key = '';
  const places: Span[] = [];
  const known = new Map<string, string>();
  const keyOfPart = (part: string) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const own = searchKey(part);
    known.set(part, own);
    return own;
  };
  for (const { 0: word, index: wordAt } of text.matchAll(/\S+/gu)) {
    if (key !== '' && between !== '') {
      key += between;
      places.push({ start: wordAt, end: wordAt });
    }
    for (const { 0: part, index } of word.matchAll(SYLLABLE)) {
      const ofPart = keyOfPart(part);
      const span = { start: wordAt + index, end: wordAt + index + part.length };
      for (let at = 0; at < ofPart.length; at += 1) places.push(span);
      key += ofPart;
    }
  }
  return { key, places };
}
