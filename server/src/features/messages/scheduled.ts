import { type Db, inTransaction } from '../../database/database.ts';
import { RETENTION } from '../../database/retention.ts';
import { recordServerEntry } from '../audit/service.ts';
import { countMessageFigures } from '../notices/service.ts';
import { notifyRecipients } from './audience.ts';
import * as queries from './queries.ts';

/** Sends the scheduled messages whose time has come. A message to a course that was removed is cancelled. */
export async function sendDueMessages(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await sendNext(db, now))) {
    // each message has a transaction of its own
  }
}

/** Returns false if no message is due. */
function sendNext(db: Db, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const due = await queries.lockDueMessage(tx, now);
    if (!due) return false;
    const { id, audience, courseId } = due;
    const isCourseRemoved = audience === 'course' && !(courseId && (await queries.hasCourse(tx, courseId)));
    const stored = isCourseRemoved
      ? await queries.updateMessage(tx, id, { state: 'cancelled', updatedAt: now })
      : await queries.updateMessage(tx, id, { state: 'sent', sentAt: now, updatedAt: now });
    if (!isCourseRemoved) await notifyRecipients(tx, stored, now);
    const action = isCourseRemoved ? 'cancel-message' : 'send-message';
    await recordServerEntry(tx, { action, subjectId: id, details: { audience } }, now);
    return true;
  });
}

/** Deliveries are deleted after this time, so a later count would be wrong. */
const COUNT_FOR_MS = RETENTION.deliveriesMs - 86_400_000;

/** Counts the deliveries of the messages that were sent. */
export async function countFigures(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const sentAfter = new Date(now.getTime() - COUNT_FOR_MS);
  while (!signal.aborted) {
    const id = await queries.findUncounted(db, { now, sentAfter });
    if (!id) return;
    const started = performance.now();
    const figures = await countMessageFigures(db, id);
    const countDuration = Math.round(performance.now() - started);
    await queries.storeFigures(db, id, { figures, countedAt: now, countDuration });
  }
}

/** Deletes messages to one student together with their notices. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await queries.deletePersonalBefore(db, new Date(now.getTime() - RETENTION.noticesMs));
}
