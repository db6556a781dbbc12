import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/grievances.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { studentSearchKey, studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError } from '../../errors.ts';
import { type Actor, getActorName, recordAuditEntry } from '../audit/service.ts';
import { notify, queueLetter } from '../notices/service.ts';
import * as queries from './queries.ts';
import { formatNumber, getDueAt, getYear } from './rules.ts';
import { texts } from './texts.ts';
import { toAdminGrievance, toGrievance } from './to-response.ts';

export { createAnswerLetterWriter } from './letter.ts';
export { createNetworkHash } from './network-hash.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

export async function sendGrievance(
  db: Db,
  { name, email, ...written }: EndpointRequest<typeof contract.sendGrievance>['body'],
  networkHash: string,
  now: Date,
): Promise<contract.ReceivedGrievance> {
  const address = email.toLowerCase();
  return inTransaction(db, (tx) =>
    addGrievance(tx, { name, email: address, studentId: null, networkHash, ...written }, now),
  );
}

export async function sendOwnGrievance(
  tx: Tx,
  studentId: string,
  written: EndpointRequest<typeof contract.sendOwnGrievance>['body'],
  now: Date,
): Promise<contract.ReceivedGrievance> {
  const student = await queries.findStudent(tx, studentId);
  if (!student) throw new AppError('not-signed-in', message(texts.noAccount));
  const { name, email, language } = student;
  const sender = { studentId, name, email, networkHash: '', language: language ?? 'en' };
  return addGrievance(tx, { ...sender, ...written }, now);
}

type NewGrievance = {
  studentId: string | null;
  name: string;
  email: string;
  /** Empty for a student. */
  networkHash: string;
  language: 'en' | 'or';
  kind: contract.GrievanceKind;
  text: string;
};

/**
 * Numbers are given out one after the other, so concurrent grievances wait and cannot exceed the limit. A grievance that
 * is sent again, because its response was lost, keeps its number.
 */
async function addGrievance(
  tx: Tx,
  { studentId, ...written }: NewGrievance,
  now: Date,
): Promise<contract.ReceivedGrievance> {
  const year = getYear(now);
  const count = await queries.takeNextCount(tx, year);
  const sender = studentId ? { studentId } : { email: written.email };
  const since = new Date(now.getTime() - DAY_MS);
  const sent = await queries.findUnansweredCopy(tx, sender, written, since);
  if (sent) return { number: sent.number, dueAt: sent.dueAt.toISOString() };
  if ((await queries.countSince(tx, sender, since)) >= contract.MAX_GRIEVANCES_A_DAY)
    throw new AppError('too-many', message(texts.tooMany), { retryAfterSeconds: DAY_SECONDS });
  const { networkHash } = written;
  // otherwise one visitor with invented addresses could fill the list of requests
  if (networkHash && (await isNetworkOverLimit(tx, networkHash, since)))
    throw new AppError('too-many', message(texts.tooManyFromNetwork), { retryAfterSeconds: DAY_SECONDS });
  const number = formatNumber({ year, count });
  const { dueAt } = await queries.insertGrievance(tx, {
    id: newId(now.getTime()),
    ...written,
    number,
    studentId,
    year,
    count,
    searchKey: studentSearchKey(`${number} ${written.name} ${written.email}`),
    createdAt: now,
    dueAt: getDueAt(now),
  });
  return { number, dueAt: dueAt.toISOString() };
}

const isNetworkOverLimit = async (tx: Tx, networkHash: string, since: Date): Promise<boolean> =>
  (await queries.countSince(tx, { networkHash }, since)) >= contract.MAX_VISITOR_GRIEVANCES_A_DAY;

export async function listOwnGrievances(
  db: Db,
  studentId: string,
): Promise<{ grievances: contract.Grievance[] }> {
  return { grievances: (await queries.findOfStudent(db, studentId)).map(toGrievance) };
}

export async function listGrievances(
  { db, canMail }: { db: Db; canMail: boolean },
  { page, limit, state, search }: EndpointRequest<typeof contract.listGrievances>['query'],
  now: Date,
): Promise<EndpointResponse<typeof contract.listGrievances>> {
  const words = studentSearchWords(search);
  const filter = { state, words, now };
  const [rows, total, open, overdue] = await Promise.all([
    queries.findGrievances(db, filter, { limit, offset: (page - 1) * limit }),
    queries.countGrievances(db, filter),
    queries.countGrievances(db, { state: 'open', words: [], now }),
    queries.countGrievances(db, { state: 'overdue', words: [], now }),
  ]);
  return {
    requests: rows.map((row) => toAdminGrievance(row, now)),
    pagination: { currentPage: page, totalPages: totalPages(total, limit), totalRequests: total },
    open,
    overdue,
    canMail,
  };
}

/** A student gets a notice, which is also sent by e-mail; a visitor gets an e-mail. */
export async function answerGrievance(
  tx: Tx,
  actor: Actor,
  { requestId, answer }: { requestId: string; answer: string },
  now: Date,
): Promise<{ request: contract.AdminGrievance }> {
  const found = isId(requestId) ? await queries.findGrievance(tx, requestId) : undefined;
  if (!found) throw new AppError('not-found', message(texts.notFound));
  const answeredBy = await getActorName(tx, actor);
  const answered = await queries.storeAnswer(tx, requestId, { answer, answeredAt: now, answeredBy });
  if (!answered) throw new AppError('conflict', message(texts.alreadyAnswered));
  const { studentId } = answered;
  if (studentId) {
    const notice = {
      kind: 'grievance-answered',
      data: { grievanceId: requestId },
      cause: requestId,
    } as const;
    await notify(tx, { studentId }, { ...notice, at: now });
  } else await queueLetter(tx, { kind: 'grievance-answer', letterId: requestId, studentId, at: now });
  const details = { number: answered.number };
  await recordAuditEntry(tx, actor, { action: 'answer-request', subjectId: requestId, details }, now);
  return { request: toAdminGrievance(answered, now) };
}

const DELETE_BATCH_SIZE = 1000;

/** Deletes what was answered long ago, and the networks of grievances that no longer count for the limit of a day. */
export async function deleteOldGrievances(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  await queries.deleteNetworksBefore(db, new Date(now.getTime() - DAY_MS));
  const before = new Date(now.getTime() - RETENTION.answeredGrievanceMs);
  while (!signal.aborted) {
    if ((await queries.deleteAnsweredBefore(db, before, DELETE_BATCH_SIZE)) < DELETE_BATCH_SIZE) return;
  }
}
