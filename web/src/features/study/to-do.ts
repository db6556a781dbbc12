import type { CourseProgress } from '@sikhya/contract/study.ts';

type ToDo = CourseProgress['chapters'][number]['toDo'];

/** For a line in a list. */
export function toDoShort(toDo: ToDo): string {
  if (toDo === 'pass-test') return 'Pass the test';
  if (toDo === 'study-a-minute') return 'Study for a minute';
  return toDo === 'open' ? 'Open it' : 'Completed';
}

/** For the chapter itself. */
export function toDoSentence(toDo: ToDo): string {
  if (toDo === 'pass-test') return 'To complete this chapter, pass its mock test.';
  if (toDo === 'study-a-minute') return 'To complete this chapter, study it for a minute.';
  return toDo === 'open'
    ? 'This chapter is complete as soon as it is opened.'
    : 'You have completed this chapter.';
}

/** Before the progress is known, nothing is said. */
export function toDoOf(progress: CourseProgress | undefined, chapterId: string): ToDo | undefined {
  return progress?.chapters.find((chapter) => chapter.chapterId === chapterId)?.toDo;
}
