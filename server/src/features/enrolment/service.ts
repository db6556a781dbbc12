import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';

/** What a course holds is for its students and for admins. */
export async function requireCourseAccess(db: Db, caller: Caller, courseId: string): Promise<void> {
  const found = isId(courseId) ? await queries.findEnrolment(db, caller.personId, courseId) : null;
  if (!found) throw new AppError('not-found', 'Course not found');
  if (caller.role === 'student' && found.status === null) {
    throw new AppError('not-enrolled', 'You are not enrolled in this course.');
  }
}
