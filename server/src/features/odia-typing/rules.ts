/** A letter and what follows it: digits and single letters are no words. */
const ODIA_WORD = /[\u0b05-\u0b39\u0b5f-\u0b61\u0b71][\u0b01-\u0b63\u0b71\u200c\u200d]+/g;
const LONGEST_WORD = 40;

export type WordCounts = Map<string, number>;

export function countWords(text: string, counts: WordCounts): void {
  for (const [word] of text.matchAll(ODIA_WORD)) {
    if (word.length <= LONGEST_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}

/** Words that are equally frequent stand in the order of their letters, so that the answer is always the same. */
export function mostFrequent(counts: WordCounts, most: number): string[] {
  return [...counts]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}
