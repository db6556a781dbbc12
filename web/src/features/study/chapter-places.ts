import type { StudentChapter, StudentCourse } from '@sikhya/contract/study.ts';

/** A chapter and where it stands; the indexes count from 0, as addresses do. */
export type ChapterPlace = {
  chapter: StudentChapter;
  subject: StudentCourse['subjects'][number];
  subjectIndex: number;
  chapterIndex: number;
};

/** All chapters one after the other, over the bounds of subjects. */
export function chapterPlaces({ subjects }: Pick<StudentCourse, 'subjects'>): ChapterPlace[] {
  return subjects.flatMap((subject, subjectIndex) =>
    subject.chapters.map((chapter, chapterIndex) => ({ chapter, subject, subjectIndex, chapterIndex })),
  );
}

/** The chapter that is asked for, or the one where the student was last, or the first. */
export function chapterToOpen(
  places: readonly ChapterPlace[],
  asked: string | null,
  last: string | null | undefined,
): ChapterPlace | undefined {
  const find = (id: string | null | undefined) => places.find(({ chapter }) => chapter._id === id);
  // what was asked for and is gone is not silently another chapter
  return asked === null ? (find(last) ?? places[0]) : find(asked);
}

export function neighbours(places: readonly ChapterPlace[], place: ChapterPlace) {
  const at = places.findIndex(({ chapter }) => chapter._id === place.chapter._id);
  return { previous: places[at - 1], next: places[at + 1] };
}
