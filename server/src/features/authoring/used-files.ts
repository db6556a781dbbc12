import type { CourseInput, CourseTree, MissingFiles } from '@sikhya/contract/authoring.ts';
import { describeCourseField } from '@sikhya/contract/describe-course-field.ts';
import { findFileId } from '@sikhya/contract/files.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../audit/service.ts';
import { findUsableFiles } from '../course-rights/service.ts';
import { type FileInfo, findFiles } from './file-queries.ts';
import type { CourseInputWithIds } from './match-ids.ts';
import { texts } from './texts.ts';

type UsedFile = { id: string; url: string; path: readonly PropertyKey[] };

/**
 * Returns the files that a course input uses, by id. Throws when one of them does not exist: it may have been deleted
 * since it was chosen.
 */
export async function findUsedFiles(tx: Tx, courseInput: CourseInput): Promise<Map<string, FileInfo>> {
  const used = listUsedFiles(courseInput);
  const files = await findFiles(tx, [...new Set(used.map(({ id }) => id))]);
  const missing = used.filter(({ id }) => !files.has(id));
  if (missing.length > 0) throw missingFilesError(missing);
  return files;
}

/** Throws if an author uses a file of somebody else's course, in the same way as if the file did not exist. */
export async function requireUsableFiles(tx: Tx, courseInput: CourseInput, actor?: Actor): Promise<void> {
  const used = listUsedFiles(courseInput);
  const usable = await findUsableFiles(tx, actor?.caller, [...new Set(used.map(({ id }) => id))]);
  const others = used.filter(({ id }) => !usable.has(id));
  if (others.length > 0) throw missingFilesError(others);
}

/** Names the missing files by field and by URL. */
export function missingFilesError(missing: readonly UsedFile[] = []): AppError {
  const extra: MissingFiles = { missingFiles: missing.map(({ url }) => url) };
  const details = (locale: Locale) => missing.map(({ path }) => describeCourseField(path, locale)).join('; ');
  return new AppError('invalid', message(texts.missingFiles), {
    ...(missing.length > 0 && { details }),
    extra,
  });
}

export function listUsedFiles({ thumbnail, subjects }: CourseInput | CourseTree): UsedFile[] {
  const used: UsedFile[] = [];
  const add = (url: string | null, ...path: PropertyKey[]) => {
    const id = findFileId(url ?? '');
    if (url && id) used.push({ id, url, path });
  };
  add(thumbnail, 'thumbnail');
  for (const [s, { chapters }] of subjects.entries()) {
    for (const [c, { pdf, questions }] of chapters.entries()) {
      add(pdf, 'subjects', s, 'chapters', c, 'pdf');
      for (const [q, { questionImage }] of questions.entries())
        add(questionImage, 'subjects', s, 'chapters', c, 'questions', q, 'questionImage');
    }
  }
  return used;
}

/** A version may name files that an admin has deleted since. */
export async function withoutDeletedFiles(tx: Tx, content: CourseInputWithIds): Promise<CourseInputWithIds> {
  const used = [...new Set(listUsedFiles(content).map(({ id }) => id))];
  const files = await findFiles(tx, used);
  const keep = (url: string | null) => (files.has(findFileId(url ?? '') ?? '') ? url : null);
  return {
    ...content,
    thumbnail: keep(content.thumbnail),
    subjects: content.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map((chapter) => ({
        ...chapter,
        pdf: keep(chapter.pdf),
        questions: chapter.questions.map((question) => ({
          ...question,
          questionImage: keep(question.questionImage),
        })),
      })),
    })),
  };
}
