import type { PublicCourse } from '@sikhya/contract/course-page.ts';

type Texts = { title: string; odia: object | null };

const ODIA = /[\u0b00-\u0b7f]/;

/** The languages of a course: that of its texts, and Odia if there is an Odia version beside them. */
export function getLanguages(texts: readonly Texts[]): PublicCourse['languages'] {
  const hasOdia = texts.some(({ title, odia }) => odia !== null || ODIA.test(title));
  const hasEnglish = texts.some(({ title }) => !ODIA.test(title));
  return [...(hasEnglish ? (['en'] as const) : []), ...(hasOdia ? (['or'] as const) : [])];
}
