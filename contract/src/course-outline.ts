import * as z from 'zod/mini';
import { odiaTextsOrNull } from './odia-version.ts';

/** The fields of a subject or chapter that every response contains. */
const rowTexts = {
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  odia: odiaTextsOrNull,
};

/** A chapter without its questions. */
export const outlineChapter = z.object({ ...rowTexts, totalQuestions: z.int() });

/** The subjects of a course with their chapters. */
export const outlineOf = <Chapter extends z.core.$ZodType>(chapter: Chapter) =>
  z.array(z.object({ ...rowTexts, chapters: z.array(chapter) }));
