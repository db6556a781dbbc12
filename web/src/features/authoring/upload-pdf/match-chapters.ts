import { searchKey } from '@sikhya/contract/search-key.ts';

export type ChapterName = { id: string; titles: readonly string[] };

/** Below this similarity a match is more often wrong than right. */
const MIN_SIMILARITY = 0.5;

/**
 * Finds the chapter of each file by its name. A chapter is given to one file only, the most similar one; a file that is
 * not similar to any free chapter gets none.
 */
export function matchChapters(
  fileNames: readonly string[],
  chapters: readonly ChapterName[],
): (string | undefined)[] {
  const matches: (string | undefined)[] = fileNames.map(() => undefined);
  const pairs = fileNames
    .flatMap((name, file) =>
      chapters.map(({ id, titles }) => ({
        file,
        id,
        similarity: Math.max(
          0,
          ...titles.map((title) => getSimilarity(toKey(withoutEnding(name)), toKey(title))),
        ),
      })),
    )
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity);
  const taken = new Set<string>();
  for (const { file, id } of pairs) {
    if (matches[file] !== undefined || taken.has(id)) continue;
    matches[file] = id;
    taken.add(id);
  }
  return matches;
}

const withoutEnding = (name: string) => name.replace(/\.pdf$/i, '');

/** Words of letters and digits; file names have underscores and dashes instead of spaces. */
function toKey(text: string): string {
  return searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .trim();
}

/** From 0 to 1: the share of equal letter pairs (Sørensen–Dice). */
function getSimilarity(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  const [pairsA, pairsB] = [listPairs(a), listPairs(b)];
  const counts = new Map<string, number>();
  for (const pair of pairsA) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairsB) {
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    counts.set(pair, count - 1);
    common += 1;
  }
  return (2 * common) / (pairsA.length + pairsB.length);
}

const listPairs = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
