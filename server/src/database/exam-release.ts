import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

const EXAMS = sql.raw('exams');

/**
 * When the results and answers of an exam are shown; null for at once. With added time, an attempt can end after the
 * release that admins have set. The release then waits for the end of its grace period, so that nobody can pass the
 * answers to a student who is still working. An attempt that starts after the release does not delay it. `exam` is the
 * alias of the table exams.
 *
 * Attempts are looked up only after the release that admins have set, and by their deadline. Without the deadline,
 * PostgreSQL would read the index entries of all attempts that were handed in a moment ago, which can be thousands.
 */
export function getReleaseTime(now: Date | Placeholder, exam: SQL = EXAMS): SQL<string | null> {
  const at = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;
  const grace = sql`make_interval(secs => ${MOCK_TEST.graceSeconds}::int)`;
  return sql`case when ${exam}.release_at > ${at} then ${exam}.release_at
    else greatest(${exam}.release_at, (select max(running.deadline) + ${grace}
      from attempts running where running.test_id = ${exam}.id and running.attempt_number is not null
        and running.handed_in_at is null and running.deadline > ${at} - ${grace}
        and running.started_at < ${exam}.release_at)) end`;
}

/** Whether students may see the results and answers of an exam. A cancelled exam has none. */
export function isExamReleased(now: Date, exam: SQL = EXAMS): SQL<boolean> {
  return sql`(${exam}.cancelled_at is null
    and coalesce(${getReleaseTime(now, exam)} <= ${now.toISOString()}::timestamptz, true))`;
}
