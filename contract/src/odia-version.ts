import * as z from 'zod/mini';

/**
 * The optional Odia version beside the texts of a course, subject, chapter or question, in responses. Its fields have the
 * names of the texts that they translate. Null means that there is no Odia version: the text itself is then shown in both
 * languages, and so is a description or explanation whose Odia version is empty.
 */

const odiaTexts = z.object({ title: z.string(), description: z.string() });
const odiaQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  explanation: z.string(),
});

export type OdiaTexts = z.output<typeof odiaTexts>;
export type OdiaQuestion = z.output<typeof odiaQuestion>;

/** The Odia version of a course, subject or chapter. */
export const odiaTextsOrNull = z.nullable(odiaTexts);

/** The Odia version of a question for an admin, or in the review of a result. */
export const odiaQuestionOrNull = z.nullable(odiaQuestion);

/** The Odia version of a question before it is graded: without the explanation, which may give the right answer away. */
export const odiaStudentQuestionOrNull = z.nullable(z.omit(odiaQuestion, { explanation: true }));

/** The Odia title of a course, subject or chapter, for responses without its other texts. */
export const odiaTitle = z.nullable(z.string());

/** The Odia titles of the course and chapter that an attempt, a result or a statistic names. */
export const odiaTitles = z.object({ courseTitle: odiaTitle, chapterTitle: odiaTitle });
