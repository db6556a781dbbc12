import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';

/** A chapter with its subject and its indexes, which count from 0. */
export type ChapterEntry = {
  chapter: StudentChapter;
  subject: StudentCourse['subjects'][number];
  subjectIndex: number;
  chapterIndex: number;
};

/** The chapters of all subjects in one list. */
export function listChapterEntries({ subjects }: Pick<StudentCourse, 'subjects'>): ChapterEntry[] {
  return subjects.flatMap((subject, subjectIndex) =>
    subject.chapters.map((chapter, chapterIndex) => ({ chapter, subject, subjectIndex, chapterIndex })),
  );
}

/** The requested chapter if one is requested, otherwise the one the student visited last, otherwise the first. */
export function findChapterToOpen(
  entries: readonly ChapterEntry[],
  requestedId: string | null,
  lastId: string | null | undefined,
): ChapterEntry | undefined {
  const find = (id: string | null | undefined) => entries.find(({ chapter }) => chapter._id === id);
  // A requested chapter that was removed is not replaced by another one.
  return requestedId === null ? (find(lastId) ?? entries[0]) : find(requestedId);
}

export function getNeighbours(entries: readonly ChapterEntry[], entry: ChapterEntry) {
  const index = entries.findIndex(({ chapter }) => chapter._id === entry.chapter._id);
  return { previous: entries[index - 1], next: entries[index + 1] };
}
