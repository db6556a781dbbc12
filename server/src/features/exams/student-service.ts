import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/student-exams.ts';
import type { ExamAttempt, ListedExam } from '@sikhya/contract/student-exams.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as attempts from '../attempts/service.ts';
import { listOpenCourseIds } from '../enrolment/service.ts';
import { addExtraTime, getLastEntry, getStatus, isReleased } from './rules.ts';
import { isHidden, startAttempt } from './start-attempts.ts';
import * as queries from './student-queries.ts';
import { texts } from './texts.ts';

/** Exams for students, from the list to the start. Results are in result-service.ts. */

export async function listExams(
  db: Db,
  studentId: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.listStudentExams>> {
  const courseIds = await listOpenCourseIds(db, studentId, now);
  const [rows, ownAttempts] = await Promise.all([
    queries.findListedExams(db, { studentId, courseIds }, now),
    readOwnAttempts(db, studentId),
  ]);
  return { exams: rows.map((row) => toListedExam(row, ownAttempts, now)), now: now.toISOString() };
}

export async function readExam(
  db: Db,
  studentId: string,
  examId: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.getStudentExam>> {
  const row = await requireExam(db, studentId, examId, now);
  const [ownAttempts, { rules }, instructions] = await Promise.all([
    readOwnAttempts(db, studentId),
    attempts.readPaper(db, row.paperId!),
    queries.findInstructions(db, examId),
  ]);
  return {
    exam: { ...toListedExam(row, ownAttempts, now), ...instructions!, rules: rules! },
    now: now.toISOString(),
  };
}

async function requireExam(db: Db, studentId: string, examId: string, now: Date): Promise<queries.ListedRow> {
  const courseIds = await listOpenCourseIds(db, studentId, now);
  const row = isId(examId)
    ? await queries.findListedExam(db, { studentId, courseIds }, examId, now)
    : undefined;
  if (!row || isHidden(row)) throw new AppError('not-found', message(texts.notFound));
  return row;
}

type OwnAttempts = Awaited<ReturnType<typeof readOwnAttempts>>;

async function readOwnAttempts(db: Db, studentId: string) {
  const [open, completions] = await Promise.all([
    queries.findOpenAttempts(db, studentId),
    queries.findCompletions(db, studentId),
  ]);
  return {
    open: new Map(open.map((attempt) => [attempt.examId, attempt])),
    completedAt: new Map(completions.map(({ examId, completedAt }) => [examId, completedAt])),
  };
}

function toListedExam(row: queries.ListedRow, { open, completedAt }: OwnAttempts, now: Date): ListedExam {
  const attempt = open.get(row.id);
  const isRunning = attempt !== undefined && attempts.isAcceptingAnswers(attempt.deadline, now);
  const completed = completedAt.get(row.id);
  return {
    _id: row.id,
    title: row.title,
    odia: row.odiaTitle === null ? null : { title: row.odiaTitle },
    status: isRunning ? 'open' : getListedStatus(row, now),
    totalQuestions: row.totalQuestions,
    minutes: Math.round(addExtraTime(row.minutes, row.extraMinutesPerHour)),
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    lastEntryAt: getLastEntry(row)?.toISOString() ?? null,
    releaseAt: row.releaseAt?.toISOString() ?? null,
    isCancelled: row.cancelledAt !== null,
    attempts: { used: row.used, allowed: row.maxAttempts },
    openAttempt: isRunning ? { attemptId: attempt.id, deadline: attempt.deadline.toISOString() } : null,
    result: completed
      ? {
          isReleased: isReleased(row.releaseAt, now) && !row.cancelledAt,
          completedAt: completed.toISOString(),
        }
      : null,
  };
}

function getListedStatus(row: queries.ListedRow, now: Date) {
  return row.isOpenToStudent && !row.cancelledAt && row.used < row.maxAttempts ? getStatus(row, now) : 'past';
}

/** Resumes the student's open attempt, or starts a new one. */
export async function startExam(
  db: Db,
  studentId: string,
  examId: string,
  { deviceId = undefined, takesOver, attemptId }: EndpointRequest<typeof contract.startExam>['body'],
  now: Date,
): Promise<EndpointResponse<typeof contract.startExam>> {
  if (!isId(examId)) throw new AppError('not-found', message(texts.notFound));
  // statements that start together cost less than one after another
  const [running, courseIds] = await Promise.all([
    attempts.findAttemptToResume(db, studentId, { testId: examId, kind: 'exam' }, now),
    listOpenCourseIds(db, studentId, now),
  ]);
  if (attemptId !== undefined && running?.id !== attemptId)
    throw new AppError('test-over', message(texts.attemptOver));
  // another device may have started it at the same moment
  const open = running ?? (await startAttempt(db, { studentId, examId, courseIds, deviceId, now }));
  const attempt = await resume(db, open, { deviceId, takesOver, now });
  const paper = await attempts.readPaper(db, attempt.paperId);
  return { attempt: toExamAttempt(attempt, paper), now: now.toISOString() };
}

/** One device is active at a time. Another one may take the exam over, which is recorded. */
async function resume(
  db: Db,
  attempt: attempts.Attempt,
  { deviceId, takesOver, now }: { deviceId: string | undefined; takesOver: boolean; now: Date },
): Promise<attempts.Attempt> {
  if (attempt.deviceId === null || attempt.deviceId === deviceId) return attempt;
  if (!takesOver || !deviceId) throw new AppError('other-device', message(texts.otherDevice));
  const { id: attemptId, studentId } = attempt;
  await inTransaction(db, async (tx) => {
    await queries.setDevice(tx, attemptId, deviceId);
    await queries.insertEvent(tx, { studentId, attemptId, kind: 'took-over', at: now });
  });
  return { ...attempt, deviceId };
}

export async function recordEvent(
  db: Db,
  studentId: string,
  attemptId: string,
  { kind }: EndpointRequest<typeof contract.reportAttemptEvent>['body'],
  now: Date,
): Promise<void> {
  const isStored =
    isId(attemptId) && (await queries.insertEvent(db, { studentId, attemptId, kind, at: now }));
  if (!isStored) throw new AppError('not-found', message(texts.noAttempt));
}

function toExamAttempt(attempt: attempts.Attempt, paper: attempts.Paper): ExamAttempt {
  const { sectionEnds, questionMarks, testId, chapterTitle, odiaTitles } = attempt;
  return {
    ...attempts.toTestAttempt(attempt, paper),
    examId: testId,
    title: chapterTitle,
    odiaTitle: odiaTitles.chapterTitle,
    rules: paper.rules!,
    sectionEnds: sectionEnds?.map((end) => end.toISOString()) ?? null,
    marks: paper.questions.map((_, position) => questionMarks?.[position] ?? null),
  };
}
