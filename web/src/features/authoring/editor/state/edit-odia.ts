import type { OdiaQuestion, OdiaTexts } from '@sikhya/contract/odia-version.ts';

/** A text of the Odia version of a course, subject or chapter. */
export type OdiaTextsField = keyof OdiaTexts;

/** A text of the Odia version of a question; a number is an option. */
export type OdiaQuestionField = 'question' | 'explanation' | number;

const NO_TEXTS: OdiaTexts = { title: '', description: '' };

/** Returns null when every text is empty: there is no Odia version then. */
export function editOdiaTexts(
  odia: OdiaTexts | null | undefined,
  field: OdiaTextsField,
  text: string,
): OdiaTexts | null {
  const edited = { ...(odia ?? NO_TEXTS), [field]: text };
  return edited.title === '' && edited.description === '' ? null : edited;
}

/** `optionCount` is the number of options of the question. */
export function editOdiaQuestion(
  odia: OdiaQuestion | null | undefined,
  field: OdiaQuestionField,
  text: string,
  optionCount: number,
): OdiaQuestion | null {
  const { question, options, explanation } = odia ?? { question: '', options: [], explanation: '' };
  const version = {
    question,
    options: Array.from({ length: optionCount }, (_, index) => options[index] ?? ''),
    explanation,
  };
  const edited =
    typeof field === 'number'
      ? { ...version, options: version.options.with(field, text) }
      : { ...version, [field]: text };
  return listTexts(edited).every((each) => each === '') ? null : edited;
}

const listTexts = ({ question, options, explanation }: OdiaQuestion) => [question, ...options, explanation];

const isBlank = (text: string) => text.trim() === '';

/** A version of spaces alone is not saved. */
export function toOdiaTextsInput(odia: OdiaTexts | null | undefined): OdiaTexts | null {
  return odia && !Object.values(odia).every(isBlank) ? odia : null;
}

export function toOdiaQuestionInput(odia: OdiaQuestion | null | undefined): OdiaQuestion | null {
  return odia && !listTexts(odia).every(isBlank) ? odia : null;
}

/** The name of an Odia field within its row, as in the issues of the course input. */
export function odiaFieldName(field: OdiaTextsField | OdiaQuestionField): string {
  return typeof field === 'number' ? `odia.options.${field}` : `odia.${field}`;
}
