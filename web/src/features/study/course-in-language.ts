import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import type { StudentCourse } from '@sikhya/contract/study.ts';

/** Returns the course with the texts of its subjects and chapters in the language, too. */
export function courseInLanguage(course: StudentCourse, language: Language): StudentCourse {
  return {
    ...inLanguage(course, language),
    subjects: course.subjects.map((subject) => ({
      ...inLanguage(subject, language),
      chapters: subject.chapters.map((chapter) => inLanguage(chapter, language)),
    })),
  };
}
