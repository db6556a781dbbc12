import { ADULT_AGE } from '@sikhya/contract/consents.ts';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Everybody who was born on this day or before is an adult today in India. */
export function getAdultBirthday(now: Date): string {
  const [year, ...rest] = indiaDay(now).split('-');
  return [String(Number(year) - ADULT_AGE).padStart(4, '0'), ...rest].join('-');
}

/**
 * Whether a consent allows to remind the student: of a parent for a minor, of anybody for an adult. Students who did not
 * enter their date of birth count as adults with consent. `student` is the alias of the table students.
 */
export function hasConsent(student: SQL, now: Date): SQL {
  return sql`(${student}.date_of_birth is null or exists (
    select from consents consent where consent.student_id = ${student}.id and consent.withdrawn_at is null
      and (consent.given_by = 'parent' or ${student}.date_of_birth::text <= ${getAdultBirthday(now)})))`;
}
