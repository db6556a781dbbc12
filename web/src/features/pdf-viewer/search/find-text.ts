import { searchKey } from '@sikhya/contract/search-key.ts';

export type Span = { start: number; end: number };

const ODIA = /[\u0b00-\u0b7f]/;

/**
 * Where a query stands in a text, by the spelling-blind key of both. The key is longer or shorter than what it
 * stands for, so each of its letters remembers where it came from; words are the steps, since no rule of the key
 * reaches beyond one. Most writers of PDF tear Odia words apart with spaces: there, spaces do not count.
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

function keyOf(text: string, between: string): { key: string; places: Span[] } {
  let key = '';
  const places: Span[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    const ofWord = searchKey(word);
    if (ofWord === '') continue;
    if (key !== '' && between !== '') {
      key += between;
      places.push({ start: index, end: index });
    }
    const share = word.length / ofWord.length;
    for (let at = 0; at < ofWord.length; at += 1) {
      places.push({ start: index + Math.floor(at * share), end: index + Math.ceil((at + 1) * share) });
    }
    key += ofWord;
  }
  return { key, places };
}
