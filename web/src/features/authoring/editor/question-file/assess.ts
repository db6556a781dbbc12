import { faultOf, notesOf, questionKey } from '@sikhya/contract/question-file/checks.ts';
import type { ImportItem } from './import-items.ts';

/** What is to be said about a question of the preview. */
export type Assessment = {
  /** Why it cannot be saved as it is. */
  fault: string | undefined;
  /** What to look at before saving it. */
  notes: readonly string[];
};

type Own = { fault: string | undefined; notes: string[]; key: string; optionsKey: string };

/** Items are never changed in place, so what was found out about one holds for as long as it is there. */
const known = new WeakMap<ImportItem, Own>();

function own(item: ImportItem): Own {
  const before = known.get(item);
  if (before) return before;
  const found = {
    fault: faultOf(item),
    notes: [...item.doubts, ...notesOf(item).map(({ sentence }) => sentence)],
    key: questionKey(item.question),
    optionsKey: item.options.map(questionKey).toSorted().join('\n'),
  };
  known.set(item, found);
  return found;
}

/** The questions of the chapter by their text. The first number counts, from 1. */
export function numbersByText(texts: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    const key = questionKey(text);
    if (key !== '' && !numbers.has(key)) numbers.set(key, index + 1);
  }
  return numbers;
}

/** What is to be said about each item: about itself, and whether it is there already, in the file or in the chapter. */
export function assess(items: readonly ImportItem[], inChapter: ReadonlyMap<string, number>): Assessment[] {
  const first = new Map<string, { index: number; optionsKey: string }>();
  return items.map((item, index) => {
    const { fault, notes, key, optionsKey } = own(item);
    const all = [...notes];
    const twin = first.get(key);
    if (key !== '' && twin)
      all.push(
        twin.optionsKey === optionsKey
          ? `This is the same as question ${twin.index + 1}.`
          : `Question ${twin.index + 1} has the same text and other options.`,
      );
    else if (!item.isLeftOut) first.set(key, { index, optionsKey });
    const existing = inChapter.get(key);
    if (existing !== undefined) all.push(`The chapter has this question already, as question ${existing}.`);
    return { fault, notes: all };
  });
}
