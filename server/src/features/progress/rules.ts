import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';

/** The activity of one student in one chapter. */
export type ChapterActivity = {
  chapterId: string;
  totalQuestions: number;
  hasPdf: boolean;
  /** Whether it was opened since the last reset. */
  isOpened: boolean;
  minutes: number;
  /** In percent; null before the first test. */
  bestScore: number | null;
  lastStudiedAt: Date | null;
};

type RemainingStep = CourseProgress['chapters'][number]['toDo'];

/**
 * Returns the step that completes the chapter, or null if it is complete. A passed test still counts after the questions
 * were deleted, so that an edit of the course never takes away progress.
 */
export function getRemainingStep({
  totalQuestions,
  hasPdf,
  isOpened,
  minutes,
  bestScore,
}: ChapterActivity): RemainingStep {
  if (bestScore !== null && bestScore >= MOCK_TEST.passingPercent) return null;
  if (totalQuestions > 0) return 'pass-test';
  if (hasPdf) return minutes >= 1 ? null : 'study-a-minute';
  return isOpened ? null : 'open';
}

/** Rounded, but 100 only if all chapters are complete. */
export function toPercentComplete(completed: number, all: number): number {
  if (all === 0) return 0;
  return completed === all ? 100 : Math.min(99, Math.round((completed / all) * 100));
}

/** `chapters` are those of one course, in their order. */
export function toCourseProgress(chapters: readonly ChapterActivity[]): CourseProgress {
  const completedChapters = chapters.filter((chapter) => getRemainingStep(chapter) === null);
  return {
    overallProgress: toPercentComplete(completedChapters.length, chapters.length),
    completedChapters: completedChapters.map(({ chapterId }) => chapterId),
    totalMinutes: chapters.reduce((sum, { minutes }) => sum + minutes, 0),
    lastChapterId: findLastStudied(chapters)?.chapterId ?? null,
    chapters: chapters.map((chapter) => ({
      chapterId: chapter.chapterId,
      minutes: chapter.minutes,
      bestScore: chapter.bestScore,
      toDo: getRemainingStep(chapter),
    })),
  };
}

export function findLastStudied(chapters: readonly ChapterActivity[]): ChapterActivity | null {
  return chapters.reduce<ChapterActivity | null>(
    (last, chapter) => (getTime(chapter) > (last ? getTime(last) : 0) ? chapter : last),
    null,
  );
}

const getTime = ({ lastStudiedAt }: ChapterActivity): number => lastStudiedAt?.getTime() ?? 0;
