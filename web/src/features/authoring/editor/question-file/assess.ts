import { type Message, message } from '@sikhya/contract/language/texts.ts';
import {
  findQuestionError,
  listQuestionWarnings,
  toQuestionKey,
} from '@sikhya/contract/question-file/checks.ts';
import type { TranslationFinding } from '@sikhya/contract/translation/compare-versions.ts';
import type { ImportItem } from './import-items.ts';
import { texts } from './texts.ts';

export type Assessment = {
  /** Why the question cannot be saved. */
  error: Message | undefined;
  /** The warnings for the admin. */
  warnings: readonly Message[];
  /** The differences between the question and its Odia version. */
  findings: readonly TranslationFinding[];
};

type OwnAssessment = {
  error: Message | undefined;
  warnings: Message[];
  key: string;
  optionsKey: string;
};

/** Items are immutable, so the assessment of an item can be cached. */
const cache = new WeakMap<ImportItem, OwnAssessment>();

function assessItem(item: ImportItem): OwnAssessment {
  const cached = cache.get(item);
  if (cached) return cached;
  const assessment = {
    error: findQuestionError(item),
    warnings: [...item.doubts, ...listQuestionWarnings(item).map((warning) => warning.message)],
    key: toQuestionKey(item.question),
    optionsKey: item.options.map(toQuestionKey).toSorted().join('\n'),
  };
  cache.set(item, assessment);
  return assessment;
}

/** Maps the text of each question to its number, from 1. Of equal texts the first counts. */
export function mapNumbersByText(texts: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    const key = toQuestionKey(text);
    if (key !== '' && !numbers.has(key)) numbers.set(key, index + 1);
  }
  return numbers;
}

/** Finds the errors and warnings of each item, including duplicates in the file and in the chapter. */
export function assess(items: readonly ImportItem[], inChapter: ReadonlyMap<string, number>): Assessment[] {
  const firstByKey = new Map<string, { index: number; optionsKey: string }>();
  return items.map((item, index) => {
    const { error, warnings: ownWarnings, key, optionsKey } = assessItem(item);
    const warnings = [...ownWarnings];
    const duplicate = firstByKey.get(key);
    if (key !== '' && duplicate)
      warnings.push(
        message(duplicate.optionsKey === optionsKey ? texts.sameAsQuestion : texts.sameTextAsQuestion, {
          number: duplicate.index + 1,
        }),
      );
    else if (!item.isLeftOut) firstByKey.set(key, { index, optionsKey });
    const existing = inChapter.get(key);
    if (existing !== undefined) warnings.push(message(texts.alreadyInChapter, { number: existing }));
    return { error, warnings, findings: item.findings };
  });
}
