import { message } from '@sikhya/contract/language/texts.ts';
import type { MessageInput } from '@sikhya/contract/messages.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { countAudience, notify } from '../notices/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

type Recipients = Pick<queries.StoredMessage, 'id' | 'audience' | 'courseId'>;

const toAudience = ({ id, audience, courseId }: Recipients) => {
  if (audience === 'course') return { audience: 'course-students', audienceId: courseId! } as const;
  return { audience: audience === 'all' ? 'all-students' : 'message-student', audienceId: id } as const;
};

/** How many students would get the message now, and how many of its audience would not. */
export async function countRecipients(
  db: Db,
  stored: Recipients,
  { now, protectsMinors }: { now: Date; protectsMinors: boolean },
) {
  if (stored.audience === 'course' && stored.courseId === null)
    return { recipients: 0, closed: 0, withoutConsent: 0 };
  return countAudience(db, 'message', { ...toAudience(stored), now, protectsMinors });
}

/** Queues the notices of a message; a job writes them. */
export async function notifyRecipients(tx: Tx, stored: Recipients, now: Date): Promise<void> {
  await notify(tx, toAudience(stored), {
    kind: 'message',
    data: { messageId: stored.id },
    cause: stored.id,
    at: now,
  });
}

/** Returns the course and student of the chosen audience. Throws if they do not exist. */
export async function checkAudience(tx: Tx, { audience, courseId, studentId }: MessageInput) {
  const chosen = {
    audience,
    courseId: audience === 'course' ? courseId : null,
    studentId: audience === 'student' ? studentId : null,
  };
  if (chosen.courseId !== null && !(isId(chosen.courseId) && (await queries.hasCourse(tx, chosen.courseId))))
    throw new AppError('invalid', message(texts.unknownCourse));
  if (
    chosen.studentId !== null &&
    !(isId(chosen.studentId) && (await queries.hasStudent(tx, chosen.studentId)))
  )
    throw new AppError('invalid', message(texts.unknownStudent));
  return chosen;
}
