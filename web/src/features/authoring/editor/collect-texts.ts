import type { CourseForm } from './state/form.ts';

/** Limits the time that the Odia suggestions need to learn the words. */
const MAX_TEXTS = 3000;

/** Collects the texts of a course, from which the Odia suggestions learn words. */
export function collectTexts({ title, description, odia, subjects }: CourseForm): string[] {
  const texts = [title, description, ...Object.values(odia ?? {})];
  for (const subject of subjects) {
    texts.push(subject.title, subject.description, ...Object.values(subject.odia ?? {}));
    for (const chapter of subject.chapters) {
      texts.push(chapter.title, chapter.description, ...Object.values(chapter.odia ?? {}));
      for (const { question, options, odia: version } of chapter.questions) {
        texts.push(question, ...options);
        if (version) texts.push(version.question, ...version.options);
      }
      if (texts.length > MAX_TEXTS) return texts;
    }
  }
  return texts;
}
