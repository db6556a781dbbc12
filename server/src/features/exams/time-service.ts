import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type * as contract from '@sikhya/contract/exam-control.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toCompressedJson } from '../../database/compressed-json.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { readPaper } from '../attempts/service.ts';
import { recordAuditEntry } from '../audit/service.ts';
import * as queries from './control-queries.ts';
import { requireExam } from './control-service.ts';
import { type ExamRow, updateExam } from './queries.ts';
import { readContent } from './read-exam.ts';
import { addToTimes, getAttemptTimes } from './rules.ts';
import { type Change, lockExam } from './save-exam.ts';
import { texts } from './texts.ts';

/** More time: for all, for one running attempt, or for each hour of a student's exam. */

/** For all students, the exam also closes later, because attempts that start now end when it closes. */
export async function extendExam(
  change: Change,
  examId: string,
  { minutes, attemptId }: EndpointRequest<typeof contract.extendExam>['body'],
): Promise<EndpointResponse<typeof contract.extendExam>> {
  const { tx, now } = change;
  const exam = await lockExam(tx, examId);
  if (exam.cancelledAt) throw new AppError('conflict', message(texts.cancelled));
  if (attemptId && !isId(attemptId)) throw new AppError('conflict', message(texts.nobodyToExtend));
  const extended = await queries.extendAttempts(tx, {
    examId,
    minutes,
    now,
    ...(attemptId && { attemptId }),
  });
  if (extended.length === 0) throw new AppError('conflict', message(texts.nobodyToExtend));
  if (!attemptId && exam.closesAt) await closeLater(change, exam, exam.closesAt, minutes);
  const details = { title: exam.title, minutes, attempts: extended.length };
  await recordAuditEntry(tx, change.actor, { action: 'extend-exam', subjectId: examId, details }, now);
  return { attempts: extended.length };
}

const MINUTE_MS = 60_000;

/**
 * The saved state gets the new times too, so that publishing it does not bring the old ones back. A form that was loaded
 * before is refused for the same reason. A release that would come before the new closing time moves to it.
 */
async function closeLater(
  { tx, now }: Change,
  exam: ExamRow,
  closesAt: Date,
  minutes: number,
): Promise<void> {
  const later = new Date(closesAt.getTime() + minutes * MINUTE_MS);
  const content = await readContent(exam);
  const { releaseAt } = exam;
  const isReleasedLater = releaseAt !== null && releaseAt >= closesAt && releaseAt < later;
  const movesClosing = isSameTime(content.closesAt, closesAt);
  const movesRelease = isReleasedLater && isSameTime(content.releaseAt, releaseAt);
  const moved = {
    ...content,
    ...(movesClosing && { closesAt: later.toISOString() }),
    ...(movesRelease && { releaseAt: later.toISOString() }),
  };
  await updateExam(tx, exam.id, {
    closesAt: later,
    ...(isReleasedLater && { releaseAt: later }),
    updatedAt: now,
    ...((movesClosing || movesRelease) && { content: await toCompressedJson(moved) }),
  });
}

const isSameTime = (text: string | null | undefined, date: Date) =>
  !!text && new Date(text).getTime() === date.getTime();

export async function listExtraTime(
  db: Db,
  examId: string,
): Promise<EndpointResponse<typeof contract.listExtraTime>> {
  await requireExam(db, examId);
  return { students: await queries.findExtraTime(db, examId) };
}

/** Also lengthens the attempt that the student is taking. Fewer minutes than before shorten no attempt that runs. */
export async function giveExtraTime(
  change: Change,
  examId: string,
  { email, minutesPerHour }: EndpointRequest<typeof contract.giveExtraTime>['body'],
): Promise<EndpointResponse<typeof contract.giveExtraTime>> {
  const { tx, now, actor } = change;
  const exam = await lockExam(tx, examId);
  const studentId = await queries.findStudentByEmail(tx, email);
  if (!studentId) throw new AppError('not-found', message(texts.unknownStudent));
  const before = await queries.findMinutesPerHour(tx, examId, studentId);
  await queries.storeExtraTime(tx, { examId, studentId, minutesPerHour });
  if (minutesPerHour > before)
    await lengthenAttempt(change, exam, studentId, { before, after: minutesPerHour });
  const details = { title: exam.title, minutes: minutesPerHour };
  await recordAuditEntry(tx, actor, { action: 'give-extra-time', subjectId: studentId, details }, now);
  return { students: await queries.findExtraTime(tx, examId) };
}

async function lengthenAttempt(
  { tx, now }: Change,
  exam: ExamRow,
  studentId: string,
  minutesPerHour: { before: number; after: number },
): Promise<void> {
  const attempt = await queries.lockRunningAttempt(tx, exam.id, studentId, now);
  if (!attempt) return;
  const { rules } = await readPaper(tx, attempt.paperId);
  const getTimes = (extraMinutesPerHour: number) =>
    getAttemptTimes(rules!, exam, { startedAt: attempt.startedAt, extraMinutesPerHour });
  const [before, after] = [getTimes(minutesPerHour.before), getTimes(minutesPerHour.after)];
  await queries.setAttemptTimes(tx, attempt.id, addToTimes(attempt, before, after, now));
}

export async function takeExtraTime(change: Change, examId: string, studentId: string): Promise<void> {
  const { tx, now, actor } = change;
  const exam = await lockExam(tx, examId);
  const isDeleted = isId(studentId) && (await queries.deleteExtraTime(tx, examId, studentId));
  if (!isDeleted) throw new AppError('not-found', message(texts.noExtraTime));
  const details = { title: exam.title };
  await recordAuditEntry(tx, actor, { action: 'take-extra-time', subjectId: studentId, details }, now);
}
