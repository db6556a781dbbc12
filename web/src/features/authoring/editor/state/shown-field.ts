import type { CourseForm } from './form.ts';
import { getDepth, toRowPath } from './form-errors.ts';
import { fieldName, type RowPath } from './row-path.ts';

type ShownField = { path: RowPath | null; field: string };

/** Finds the field on the screen of a path in the course input. For a whole Odia version it is its first field. */
export function toShownField(form: CourseForm, inputPath: readonly PropertyKey[]): ShownField {
  const path = toRowPath(form, inputPath);
  const rest = inputPath.slice(getDepth(path) * 2);
  const isWholeVersion = rest.length === 1 && rest[0] === 'odia';
  const first = path?.question === undefined ? 'title' : 'question';
  return { path, field: fieldName(path, isWholeVersion ? `odia.${first}` : rest.join('.')) };
}
