import { compareFormulas, type FormulaDifference } from './formulas.ts';
import { compareNumbers, type NumberDifference } from './numbers.ts';

/** The text to which a finding belongs; `index` counts options from 0. */
export type ComparedField =
  | { name: 'title' | 'description' | 'question' | 'explanation' }
  | { name: 'option'; index: number };

/**
 * A difference between a text and its Odia version that should be checked before saving. `missing` is only in the text,
 * `extra` only in the Odia version; numbers are in Latin digits.
 */
export type TranslationFinding =
  | ({ kind: 'numbers'; field: ComparedField } & NumberDifference)
  | ({ kind: 'formulas'; field: ComparedField } & FormulaDifference)
  | { kind: 'option-count'; expected: number; found: number };

type Texts = { readonly title: string; readonly description: string };
type Question = {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
};

/** Compares the texts of a course, subject or chapter. */
export function compareTexts(texts: Texts, odia: Texts | null | undefined): TranslationFinding[] {
  if (!odia) return [];
  return [
    ...compareField({ name: 'title' }, texts.title, odia.title),
    ...compareField({ name: 'description' }, texts.description, odia.description),
  ];
}

/** Options are compared one by one, so that options in another order are found. */
export function compareQuestions(
  question: Question,
  odia: Question | null | undefined,
): TranslationFinding[] {
  if (!odia) return [];
  const [expected, found] = [countFilled(question.options), countFilled(odia.options)];
  return [
    ...compareField({ name: 'question' }, question.question, odia.question),
    ...(expected === found ? [] : [{ kind: 'option-count' as const, expected, found }]),
    ...question.options.flatMap((option, index) =>
      compareField({ name: 'option', index }, option, odia.options[index] ?? ''),
    ),
    ...compareField({ name: 'explanation' }, question.explanation, odia.explanation),
  ];
}

const countFilled = (options: readonly string[]) => options.filter((option) => option.trim() !== '').length;

/** An empty text is not compared, because it is missing as a whole. */
function compareField(field: ComparedField, text: string, odia: string): TranslationFinding[] {
  if (text.trim() === '' || odia.trim() === '') return [];
  const numbers = compareNumbers(text, odia);
  if (numbers) return [{ kind: 'numbers', field, ...numbers }];
  const formulas = compareFormulas(text, odia);
  return formulas ? [{ kind: 'formulas', field, ...formulas }] : [];
}
