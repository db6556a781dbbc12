import * as z from 'zod/mini';
import { odiaTextsOrNull } from './odia-version.ts';

/** A course in a list: its counts, not its content. */
export const courseCard = z.object({
  _id: z.string(),
  /** The last part of the address of the course page. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  odia: odiaTextsOrNull,
  thumbnail: z.nullable(z.string()),
  /** In rupees; 0 when free. */
  price: z.number(),
  isFree: z.boolean(),
  totalSubjects: z.int(),
  totalChapters: z.int(),
  totalQuestions: z.int(),
  createdAt: z.iso.datetime(),
});

export type CourseCard = z.output<typeof courseCard>;
