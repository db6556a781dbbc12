import { OPTIONS_PER_QUESTION } from '@sikhya/contract/constants.ts';
import type { FoundQuestion } from '@sikhya/contract/question-file/found-question.ts';
import { editOdiaQuestion, type OdiaQuestionField } from '../state/edit-odia.ts';
import { type ComparedQuestion, compareVersions } from './compare-read-questions.ts';

/** A question of the import preview. Immutable. */
export type ImportItem = ComparedQuestion & { readonly key: number; readonly isLeftOut: boolean };

export type ItemChange =
  | { type: 'texts changed'; key: number; texts: Partial<Pick<FoundQuestion, 'question' | 'explanation'>> }
  | { type: 'option changed'; key: number; option: number; text: string }
  | { type: 'option removed'; key: number; option: number }
  | { type: 'odia changed'; key: number; field: OdiaQuestionField; text: string }
  | { type: 'answer chosen'; key: number; option: number }
  | { type: 'left out'; key: number; isLeftOut: boolean };

export type ImportQuestions = (items: readonly ImportItem[], mode: 'replace' | 'add') => void;

/** More than a question may have, because a file may contain more. */
export const OPTION_LETTERS = 'ABCDEFGH';

/** Adds missing options as empty ones, so that they can be filled in. */
export function toImportItems(questions: readonly ComparedQuestion[]): ImportItem[] {
  return questions.map((question, key) => ({
    ...question,
    options: Array.from(
      { length: Math.max(OPTIONS_PER_QUESTION, question.options.length) },
      (_, option) => question.options[option] ?? '',
    ),
    key,
    isLeftOut: false,
  }));
}

/** Changed questions by their keys. `original` is the JSON of the question as it was read. */
export type ChangedItems = Record<number, { original: string; item: ImportItem }>;

/** A restored change applies only if the same question was read again. */
export function withChange(item: ImportItem, changed: ChangedItems): ImportItem {
  const change = changed[item.key];
  return change && change.original === JSON.stringify(item) ? change.item : item;
}

export function addChange(
  initial: readonly ImportItem[],
  changed: ChangedItems,
  change: ItemChange,
): ChangedItems {
  const { key } = change;
  const { [key]: _, ...others } = changed;
  const read = initial[key];
  if (!read) return changed;
  const item = compareVersions(applyChange(withChange(read, changed), change));
  const original = JSON.stringify(read);
  return JSON.stringify(item) === original ? others : { ...others, [key]: { original, item } };
}

function applyChange(item: ImportItem, change: ItemChange): ImportItem {
  switch (change.type) {
    case 'texts changed':
      return { ...item, ...change.texts };
    case 'option changed':
      return { ...item, options: item.options.with(change.option, change.text) };
    case 'option removed':
      return {
        ...item,
        options: item.options.toSpliced(change.option, 1),
        correctAnswer: shiftAnswer(item.correctAnswer, change.option),
      };
    case 'odia changed':
      return {
        ...item,
        odia: editOdiaQuestion(item.odia, change.field, change.text, OPTIONS_PER_QUESTION),
      };
    case 'answer chosen':
      // choosing the answer settles the doubts about it
      return { ...item, correctAnswer: change.option, doubts: [] };
    case 'left out':
      return { ...item, isLeftOut: change.isLeftOut };
  }
}

function shiftAnswer(answer: number, removed: number): number {
  if (answer === removed) return -1;
  return answer > removed ? answer - 1 : answer;
}
