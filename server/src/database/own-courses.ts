import { type SQL, sql } from 'drizzle-orm';
import { courses } from './tables/courses.ts';
import { courseAuthors } from './tables/team.ts';

/** The condition that an admin is an author of the course in `courses`; without an admin there is no condition. */
export function isAuthoredBy(adminId: string | undefined): SQL | undefined {
  if (adminId === undefined) return undefined;
  return sql`${courses.id} in (select ${courseAuthors.courseId} from ${courseAuthors} where ${courseAuthors.adminId} = ${adminId})`;
}
