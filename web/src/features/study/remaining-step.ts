import type { CourseProgress } from '@sikhya/contract/study.ts';

type RemainingStep = CourseProgress['chapters'][number]['toDo'];

/** The key of a short text for the outline. */
export function getStepLabel(step: RemainingStep) {
  if (step === 'pass-test') return 'passTest';
  if (step === 'study-a-minute') return 'studyForMinute';
  return step === 'open' ? 'openIt' : 'completed';
}

/** The key of a sentence for the page of the chapter. */
export function getStepSentence(step: RemainingStep) {
  if (step === 'pass-test') return 'passTestToComplete';
  if (step === 'study-a-minute') return 'studyToComplete';
  return step === 'open' ? 'openToComplete' : 'chapterIsCompleted';
}

/** The step that completes the chapter; null when it is complete, undefined while the progress is loading. */
export function getRemainingStep(
  progress: CourseProgress | undefined,
  chapterId: string,
): RemainingStep | undefined {
  return progress?.chapters.find((chapter) => chapter.chapterId === chapterId)?.toDo;
}
