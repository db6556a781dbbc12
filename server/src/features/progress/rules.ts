import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';

/** What is known of one student and one chapter. */
export type ChapterFacts = {
  chapterId: string;
  totalQuestions: number;
  hasPdf: boolean;
  /** Since the last reset. */
  isOpened: boolean;
  minutes: number;
  /** In percent; null before the first test. */
  bestScore: number | null;
  lastStudiedAt: Date | null;
};

type ToDo = CourseProgress['chapters'][number]['toDo'];

/**
 * What is still to do until the chapter is complete; null when it is. A test that was passed counts also after the
 * chapter has lost its questions: an edit takes nothing from a student.
 */
export function toDo({ totalQuestions, hasPdf, isOpened, minutes, bestScore }: ChapterFacts): ToDo {
  if (bestScore !== null && bestScore >= MOCK_TEST.passingPercent) return null;
  if (totalQuestions > 0) return 'pass-test';
  if (hasPdf) return minutes >= 1 ? null : 'study-a-minute';
  return isOpened ? null : 'open';
}

/** Completed over all, in percent and rounded, but 100 only when nothing is left to do. */
export function percentComplete(completed: number, all: number): number {
  if (all === 0) return 0;
  return completed === all ? 100 : Math.min(99, Math.round((completed / all) * 100));
}

/** The progress in a course, from its chapters in their order. */
export function progressOf(chapters: readonly ChapterFacts[]): CourseProgress {
  const completedChapters = chapters.filter((chapter) => toDo(chapter) === null);
  return {
    overallProgress: percentComplete(completedChapters.length, chapters.length),
    completedChapters: completedChapters.map(({ chapterId }) => chapterId),
    totalMinutes: chapters.reduce((sum, { minutes }) => sum + minutes, 0),
    lastChapterId: lastStudied(chapters)?.chapterId ?? null,
    chapters: chapters.map((chapter) => ({
      chapterId: chapter.chapterId,
      minutes: chapter.minutes,
      bestScore: chapter.bestScore,
      toDo: toDo(chapter),
    })),
  };
}

export function lastStudied(chapters: readonly ChapterFacts[]): ChapterFacts | null {
  return chapters.reduce<ChapterFacts | null>(
    (last, chapter) => (at(chapter) > (last ? at(last) : 0) ? chapter : last),
    null,
  );
}

const at = ({ lastStudiedAt }: ChapterFacts): number => lastStudiedAt?.getTime() ?? 0;
