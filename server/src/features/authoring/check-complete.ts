import { courseInput } from '@sikhya/contract/authoring.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { checkForm } from '../../http/check-input.ts';
import type { CourseInputWithIds } from './match-ids.ts';

/** A working copy may be incomplete; what is published must not be. */
export function checkComplete(content: CourseInputWithIds): CourseInputWithIds {
  return checkForm(courseInput, content, describeCourseField) as CourseInputWithIds;
}
