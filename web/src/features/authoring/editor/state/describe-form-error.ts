import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { translateFieldProblem, translateProblem } from '@sikhya/contract/issue.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, translate } from '@sikhya/contract/language/texts.ts';
import { texts as fileTexts } from '../files/texts.ts';
import { texts } from '../texts.ts';
import type { FormProblem } from './form-errors.ts';

/** Returns the message at the field. */
export function describeProblem(problem: FormProblem, locale: Locale): string {
  if (problem.kind !== 'field') return translate(problem.message, locale);
  return getTexts(texts, locale).problemOfField({ problem: translateProblem(problem.issue, locale) });
}

/** Returns the message away from the field, which names the field as the screen counts it. */
export function describeProblemWithField(problem: FormProblem, locale: Locale): string {
  switch (problem.kind) {
    case 'field':
      return translateFieldProblem(describeCourseField(problem.field, locale), problem.issue, locale);
    case 'price':
      return translate(problem.message, locale);
    case 'file':
      return getTexts(fileTexts, locale).notAccepted({ name: problem.name });
  }
}
