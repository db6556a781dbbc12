import type { CourseForm } from './state/form.ts';

/** Limits the time that the Odia suggestions need to learn the words. */
const MAX_TEXTS = 3000;

/** Collects the texts of a course, from which the Odia suggestions learn words. */
export function collectTexts({ title, description, subjects }: CourseForm): string[] {
  const texts = [title, description];
  for (const subject of subjects) {
    texts.push(subject.title, subject.description);
    for (const chapter of subject.chapters) {
      texts.push(chapter.title, chapter.description);
      for (const { question, options } of chapter.questions) texts.push(question, ...options);
      if (texts.length > MAX_TEXTS) return texts;
    }
  }
  return texts;
}
