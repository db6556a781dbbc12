/** A letter and at least one more character. Digits and single letters are not words. */
const ODIA_WORD = /[\u0b05-\u0b39\u0b5f-\u0b61\u0b71][\u0b01-\u0b63\u0b71\u200c\u200d]+/g;
const MAX_WORD_LENGTH = 40;

export type WordCounts = Map<string, number>;

export function countWords(text: string, counts: WordCounts): void {
  for (const [word] of text.matchAll(ODIA_WORD)) {
    if (word.length <= MAX_WORD_LENGTH) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

/** Equally frequent words are in alphabetical order, so that the result is always the same. */
export function getMostFrequent(counts: WordCounts, limit: number): string[] {
  return [...counts]
    .sort(([word, count], [otherWord, otherCount]) => otherCount - count || (word < otherWord ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => word);
}
