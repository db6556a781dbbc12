import type { CourseInput, MissingFiles } from '@sikhya/contract/authoring.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { fileIdOf } from '@sikhya/contract/files.ts';
import type { Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';

/** A file may have been deleted since it was chosen. Names those that are gone, by field and by address. */
export async function refuseMissingFiles(tx: Tx, draft: CourseInput): Promise<void> {
  const used = usedFiles(draft);
  const known = await queries.knownFiles(tx, [...new Set(used.map(({ id }) => id))]);
  const missing = used.filter(({ id }) => !known.has(id));
  if (missing.length > 0) throw filesGone(missing);
}

type UsedFile = { id: string; url: string; path: readonly PropertyKey[] };

export function filesGone(missing: readonly UsedFile[] = []): AppError {
  const extra: MissingFiles = { missingFiles: missing.map(({ url }) => url) };
  const details = missing.map(({ path }) => describeCourseField(path)).join('; ');
  return new AppError(
    'invalid',
    'A picture or a PDF of this course is no longer there. Please choose it again.',
    { ...(details && { details }), extra },
  );
}

function usedFiles({ thumbnail, subjects }: CourseInput): UsedFile[] {
  const found: UsedFile[] = [];
  const look = (url: string | null, ...path: PropertyKey[]) => {
    const id = fileIdOf(url ?? '');
    if (url && id) found.push({ id, url, path });
  };
  look(thumbnail, 'thumbnail');
  for (const [s, { chapters }] of subjects.entries()) {
    for (const [c, { pdf, questions }] of chapters.entries()) {
      look(pdf, 'subjects', s, 'chapters', c, 'pdf');
      for (const [q, { questionImage }] of questions.entries())
        look(questionImage, 'subjects', s, 'chapters', c, 'questions', q, 'questionImage');
    }
  }
  return found;
}
