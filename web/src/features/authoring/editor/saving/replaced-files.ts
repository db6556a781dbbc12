import { fileIdOf } from '@sikhya/contract/files.ts';
import type { CourseForm } from '../state/form.ts';

/**
 * Files of a saved course that another one has replaced, or that were taken away. Not those of rows that are gone: a
 * removed question can still be put back, and would name a file that is no longer there. The server sweeps them later.
 */
export function replacedFiles(before: CourseForm, after: CourseForm): string[] {
  const now = filesByRow(after);
  const used = new Set([...now.values()].map(identity));
  const replaced = [...filesByRow(before)].flatMap(([row, url]) =>
    url !== null && now.has(row) && !used.has(identity(url)) ? [url] : [],
  );
  return [...new Set(replaced)];
}

/** The address of a picture carries a key that changes with the day. */
const identity = (url: string | null) => url && (fileIdOf(url) ?? url);

function filesByRow({ thumbnail, subjects }: CourseForm): Map<string, string | null> {
  const chapters = subjects.flatMap((subject) => subject.chapters);
  const questions = chapters.flatMap((chapter) => chapter.questions);
  return new Map([
    ['thumbnail', thumbnail.url],
    ...chapters.map(({ key, pdf }) => [key, pdf.url] as const),
    ...questions.map(({ key, questionImage }) => [key, questionImage.url] as const),
  ]);
}
