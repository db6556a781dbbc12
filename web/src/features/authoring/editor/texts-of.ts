import type { CourseForm } from './state/form.ts';

/** More would take longer to learn than it is worth. */
const MOST_TEXTS = 3000;

/** What is written in a course, for those who learn its words. */
export function textsOf({ title, description, subjects }: CourseForm): string[] {
  const texts = [title, description];
  for (const subject of subjects) {
    texts.push(subject.title, subject.description);
    for (const chapter of subject.chapters) {
      texts.push(chapter.title, chapter.description);
      for (const { question, options } of chapter.questions) texts.push(question, ...options);
      if (texts.length > MOST_TEXTS) return texts;
    }
  }
  return texts;
}
