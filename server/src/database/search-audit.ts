import type { ActivityFilters } from '@sikhya/contract/activity.ts';
import { startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { isId } from './new-id.ts';
import { audit } from './tables/audit.ts';

const DAY_MS = 24 * 3600_000;

/** Matches the entries of the audit log that pass the filters; an empty filter passes all. */
export function matchesFilters(filters: ActivityFilters): SQL | undefined {
  const { courseId, from, to } = filters;
  const columns = getFilteredColumns(filters);
  const start = from === '' ? null : startOfIndiaDay(from);
  const end = to === '' ? null : new Date(startOfIndiaDay(to).getTime() + DAY_MS);
  if (courseId === '' && columns.length > 0)
    return and(compareRows('>=', columns, start), compareRows('<', columns, end));
  return and(
    courseId === '' ? undefined : isAboutCourse(courseId),
    ...columns.map(({ column, value }) => eq(column, value)),
    start ? gte(audit.at, start) : undefined,
    end ? lt(audit.at, end) : undefined,
  );
}

/** The newest entries first. */
export function orderByNewest(filters: ActivityFilters): SQL[] {
  const columns = filters.courseId === '' ? getFilteredColumns(filters).map(({ column }) => column) : [];
  return [...columns, audit.at, audit.id].map((column) => desc(column));
}

function getFilteredColumns({ person, action }: ActivityFilters) {
  return [
    ...(person === '' ? [] : [{ column: audit.actor, value: person }]),
    ...(action === '' ? [] : [{ column: audit.action, value: action }]),
  ];
}

/**
 * Compares the columns and the time as one row. Together with `orderByNewest` only the index that starts with these
 * columns fits. For `actor = …` the planner might read all entries by time, also for somebody who left years ago.
 */
function compareRows(
  operator: '>=' | '<',
  columns: ReturnType<typeof getFilteredColumns>,
  moment: Date | null,
): SQL {
  const endless = operator === '<' ? 'infinity' : '-infinity';
  const left = sql.join([...columns.map(({ column }) => column), audit.at], sql`, `);
  const right = sql.join([...columns.map(({ value }) => sql`${value}`)], sql`, `);
  return sql`(${left}) ${sql.raw(operator)} (${right}, ${moment?.toISOString() ?? endless}::timestamptz)`;
}

/** Entries about a course have it as their subject. Entries about a person have the course in a separate column. */
function isAboutCourse(courseId: string): SQL | undefined {
  // no entry has another id, and PostgreSQL would fail on it
  const id = isId(courseId) ? courseId : '00000000-0000-0000-0000-000000000000';
  return or(eq(audit.subjectId, id), eq(audit.courseId, id));
}
