import { courseInput } from '@sikhya/contract/authoring.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { translate } from '@sikhya/contract/language/texts.ts';
import { invalidFields } from '../../errors.ts';
import { checkForm } from '../../http/check-input.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import { findPriceError } from './rules.ts';

/** A working copy may be incomplete; what is published must not be. */
export function checkComplete(content: CourseInputWithIds): CourseInputWithIds {
  const complete = checkForm(courseInput, content, describeCourseField) as CourseInputWithIds;
  const priceError = findPriceError(complete);
  if (priceError) throw invalidFields((locale) => translate(priceError, locale));
  return complete;
}
