import type { OdiaQuestion } from '@sikhya/contract/odia-version.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type chapters, type courses, questions, type subjects } from './tables/courses.ts';

type OdiaTextsColumn = typeof courses.odia | typeof subjects.odia | typeof chapters.odia;

export const toOdiaTitle = (odia: OdiaTextsColumn): SQL<string | null> =>
  sql<string | null>`${odia} ->> 'title'`;

/** The explanation may give the right answer away, so that students must not get it before the hand-in. */
export const odiaWithoutExplanation = sql<Omit<
  OdiaQuestion,
  'explanation'
> | null>`${questions.odia} - 'explanation'`;
