import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { recordServerEntry } from '../audit/service.ts';
import { notify } from '../notices/service.ts';
import { correctScores } from './correct-scores.ts';
import { issueEarned } from './issue.ts';
import { findStudentsOfResults } from './issue-queries.ts';
import * as queries from './revoke-queries.ts';

/**
 * Revokes the certificates that a refunded order has earned, unless something else that the student has paid, or was given,
 * opens or opened the course. Call it after the enrolment or the period of the pass was removed. Returns how many were
 * revoked, which the notice about the refund says.
 */
export async function revokeRefunded(tx: Tx, order: queries.RefundedOrder, at: Date): Promise<number> {
  const ids = await queries.findUnpaid(tx, order, at);
  const revoked = await queries.revokeById(tx, ids, { at, reason: 'refund' });
  await record(tx, revoked, at);
  return revoked.length;
}

/**
 * Call it after results were graded again, with the ids of those whose score changed and of those that are passed or not
 * passed now. Issues the certificates that are earned now, revokes those whose test is no longer passed, and corrects the
 * score on the others. Issues first, because a refund too locks enrolments before certificates.
 */
export async function recheckCertificates(
  tx: Tx,
  { changedScores, changedPasses }: { changedScores: string[]; changedPasses: string[] },
  now: Date,
): Promise<void> {
  for (const studentId of await findStudentsOfResults(tx, changedPasses))
    await issueEarned(tx, studentId, now);
  await recheck(tx, await queries.findByResults(tx, changedScores), now);
}

/** The ids of valid certificates that depend on a pass by one of the results. */
export async function listCertificatesOfResults(db: Db | Tx, resultIds: string[]): Promise<string[]> {
  return queries.findByResults(db, resultIds);
}

/** Call it when an exam is cancelled. The next run of the job revokes the certificates that it has earned. */
export async function recheckCancelledExam(tx: Tx, examId: string): Promise<void> {
  await queries.markUnchecked(tx, examId);
}

const BATCH_SIZE = 500;
/** Each certificate is compared with its results once in this time. */
const CHECK_EVERY_MS = 6 * 3600_000;

/** Compares all certificates with their results, in batches, because scores change not only by a regrade. */
export async function recheckAll(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - CHECK_EVERY_MS);
  while (!signal.aborted) {
    const ids = await queries.findLongestUnchecked(db, before, BATCH_SIZE);
    if (ids.length === 0) return;
    await inTransaction(db, (tx) => recheck(tx, ids, now));
  }
}

async function recheck(tx: Tx, ids: string[], now: Date): Promise<void> {
  const unearned = await queries.findUnearned(tx, ids);
  const revoked = await queries.revokeById(tx, unearned, { at: now, reason: 'score' });
  await record(tx, revoked, now);
  await tellOwners(tx, revoked, now);
  await correctScores(
    tx,
    ids.filter((id) => !unearned.includes(id)),
  );
  await queries.markChecked(tx, ids, now);
}

async function record(tx: Tx, revoked: queries.CertificateRow[], at: Date): Promise<void> {
  for (const { id, courseId, content, reason } of revoked) {
    const { courseTitle: title, odiaCourseTitle } = content;
    const details = { title, odiaTitle: odiaCourseTitle ?? undefined, reason: reason ?? undefined };
    const entry = { action: 'revoke-certificate', subjectId: id, courseId: courseId ?? undefined } as const;
    await recordServerEntry(tx, { ...entry, details }, at);
  }
}

async function tellOwners(tx: Tx, revoked: queries.CertificateRow[], at: Date): Promise<void> {
  for (const { id: certificateId, studentId, courseId } of revoked) {
    const data = { certificateId, ...(courseId && { courseId }) };
    await notify(tx, { studentId }, { kind: 'certificate-revoked', data, cause: certificateId, at });
  }
}
