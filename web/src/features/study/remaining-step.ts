import type { CourseProgress } from '@sikhya/contract/study.ts';

type RemainingStep = CourseProgress['chapters'][number]['toDo'];

/** A short text for the outline. */
export function getStepLabel(step: RemainingStep): string {
  if (step === 'pass-test') return 'Pass the test';
  if (step === 'study-a-minute') return 'Study for a minute';
  return step === 'open' ? 'Open it' : 'Completed';
}

/** A sentence for the page of the chapter. */
export function getStepText(step: RemainingStep): string {
  if (step === 'pass-test') return 'To complete this chapter, pass its mock test.';
  if (step === 'study-a-minute') return 'To complete this chapter, study it for a minute.';
  return step === 'open'
    ? 'This chapter is complete as soon as it is opened.'
    : 'You have completed this chapter.';
}

/** The step that completes the chapter; null when it is complete, undefined while the progress is loading. */
export function getRemainingStep(
  progress: CourseProgress | undefined,
  chapterId: string,
): RemainingStep | undefined {
  return progress?.chapters.find((chapter) => chapter.chapterId === chapterId)?.toDo;
}
