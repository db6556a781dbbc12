import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { CourseProgress } from '@sikhya/contract/study.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { createRandomCode } from '../admin-accounts/service.ts';
import { listOpenCourseIds } from '../enrolment/service.ts';
import { getCourseProgress } from '../progress/service.ts';
import * as queries from './issue-queries.ts';
import { toAverageScore } from './rules.ts';

/** 5 random bits each. */
export const CODE_LETTERS = 20;

/** Issues the certificates that the student has earned and does not have yet. */
export async function issueEarned(db: Db, studentId: string, now: Date): Promise<void> {
  const candidates = await queries.findCandidates(db, studentId);
  if (candidates.length === 0) return;
  const open = new Set(await listOpenCourseIds(db, studentId, now));
  for (const candidate of candidates) {
    const { courseId } = candidate.settings;
    // this read costs no lock; `issue` reads the progress again
    if (!open.has(courseId) || !isComplete(await getCourseProgress(db, studentId, courseId))) continue;
    await inTransaction(db, (tx) => issue(tx, studentId, candidate, now));
  }
}

const isComplete = ({ overallProgress }: CourseProgress) => overallProgress === 100;

/**
 * A refund ends the enrolment or the pass and then revokes certificates. It waits for the lock of the student, or this finds
 * the course closed.
 */
async function issue(
  tx: Tx,
  studentId: string,
  { settings, name, courseTitle, odiaCourseTitle }: queries.Candidate,
  now: Date,
): Promise<void> {
  const { courseId, examId, text, signatory, odia, signatureId } = settings;
  await queries.lockStudent(tx, studentId);
  if (!(await queries.lockEnrolment(tx, { studentId, courseId }))) return;
  if (!(await listOpenCourseIds(tx, studentId, now)).includes(courseId)) return;
  await queries.lockResults(tx, { studentId, courseId, examId });
  const exam = examId === null ? null : await queries.findPassedExam(tx, studentId, examId, now);
  if (exam === undefined) return;
  const progress = await getCourseProgress(tx, studentId, courseId);
  if (!isComplete(progress)) return;
  const { chapters } = progress;
  const best = await queries.findBestResults(tx, studentId, courseId);
  const passed = best.filter(
    ({ testId, score }) =>
      score >= MOCK_TEST.passingPercent && chapters.some(({ chapterId }) => chapterId === testId),
  );
  const statusIndex = await queries.takeStatusIndex(tx);
  // the counter is locked from here on, so certificates are issued one after the other
  if (await queries.isIssued(tx, { studentId, courseId })) return;
  await queries.insertCertificate(tx, {
    code: createRandomCode(CODE_LETTERS).replaceAll('-', ''),
    studentId,
    courseId,
    name,
    content: {
      courseTitle,
      odiaCourseTitle,
      text,
      signatory,
      odia,
      score: toAverageScore(passed.map(({ score }) => score)),
      chapters: chapters.length,
      tests: passed.length,
      passPercent: MOCK_TEST.passingPercent,
      exam: exam && { title: exam.title, odiaTitle: exam.odiaTitle, score: exam.score },
    },
    signatureId,
    issuedAt: now,
    resultIds: [...passed.map(({ id }) => id), ...(exam ? [exam.resultId] : [])],
    checkedAt: now,
    statusIndex,
  });
}
