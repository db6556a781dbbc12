import { deleteFile, findFileId } from '@sikhya/contract/files.ts';
import { call } from '../../../../lib/call.ts';
import type { CourseForm } from '../state/form.ts';

/** Deletes the files that a save has replaced. The server deletes later what this misses. */
export async function deleteReplacedFiles(before: CourseForm, after: CourseForm): Promise<void> {
  for (const fileUrl of listReplacedFiles(before, after)) {
    await call(deleteFile, { body: { fileUrl } }).catch((error: Error) =>
      console.info(`${fileUrl} was not deleted: ${error.message}`),
    );
  }
}

/**
 * Lists the files that were replaced or removed from a row that still exists. Files of removed rows are not listed:
 * the removal of a question can be undone, and the question would then refer to a deleted file.
 */
export function listReplacedFiles(before: CourseForm, after: CourseForm): string[] {
  const filesAfter = mapFilesByRow(after);
  const usedIds = new Set([...filesAfter.values()].map(toFileId));
  const replaced = [...mapFilesByRow(before)].flatMap(([row, url]) =>
    url !== null && filesAfter.has(row) && !usedIds.has(toFileId(url)) ? [url] : [],
  );
  return [...new Set(replaced)];
}

/** The URL of a question image changes every day, so files are compared by id. */
const toFileId = (url: string | null) => url && (findFileId(url) ?? url);

function mapFilesByRow({ thumbnail, subjects }: CourseForm): Map<string, string | null> {
  const chapters = subjects.flatMap((subject) => subject.chapters);
  const questions = chapters.flatMap((chapter) => chapter.questions);
  return new Map([
    ['thumbnail', thumbnail.url],
    ...chapters.map(({ key, pdf }) => [key, pdf.url] as const),
    ...questions.map(({ key, questionImage }) => [key, questionImage.url] as const),
  ]);
}
