import { isMinor, isPlausible } from '@sikhya/contract/age.ts';
import { MAX_AGE, MIN_AGE, type Privacy } from '@sikhya/contract/consents.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError, nothingHere } from '../../errors.ts';
import { notify } from '../notices/service.ts';
import * as queries from './queries.ts';
import { deleteRequestsBefore, findNewestRequest } from './request-queries.ts';
import { findMissing } from './rules.ts';
import { texts } from './texts.ts';
import { toChild, toConsent, toParentRequest } from './to-response.ts';
import type { ParentTokens } from './tokens.ts';

export { createParentLetterWriter } from './letter.ts';
export { createParentTokens } from './tokens.ts';

export type ConsentDependencies = {
  db: Db;
  now: () => Date;
  tokens: ParentTokens;
  /** False with PRIVACY_MINORS=off. */
  protectsMinors: boolean;
  /** Whether this server sends e-mails. */
  canMail: boolean;
};

/** A student's request about their own consents. All of it happens in one transaction. */
export type StudentRequest = { tx: Tx; studentId: string; now: Date };

export async function getPrivacy(
  { db, protectsMinors, canMail, tokens }: ConsentDependencies,
  studentId: string,
  now: Date,
): Promise<{ privacy: Privacy }> {
  if (!protectsMinors) return { privacy: NOTHING_ASKED };
  const student = await queries.findStudent(db, studentId);
  if (!student) throw noAccount();
  const { dateOfBirth } = student;
  const rows = await queries.findConsents(db, studentId);
  const open = rows.map(({ consent }) => consent).filter(({ withdrawnAt }) => withdrawnAt === null);
  const request = await findNewestRequest(db, studentId);
  const children = await queries.findChildren(db, studentId);
  return {
    privacy: {
      isOn: true,
      noticeVersion: NOTICE_VERSION,
      dateOfBirth,
      isMinor: dateOfBirth === null ? null : isMinor(dateOfBirth, now),
      missing: findMissing(dateOfBirth, open, now),
      canMail,
      parentRequest: request
        ? toParentRequest(request, tokens.find(request.id, request.tokenHash), now)
        : null,
      consents: rows.map(toConsent),
      children: children.map(toChild),
    },
  };
}

const NOTHING_ASKED: Privacy = {
  isOn: false,
  noticeVersion: NOTICE_VERSION,
  dateOfBirth: null,
  isMinor: null,
  missing: null,
  canMail: false,
  parentRequest: null,
  consents: [],
  children: [],
};

/** Throws 404 with PRIVACY_MINORS=off, because consents are then not asked for. */
export function requireProtection({ protectsMinors }: Pick<ConsentDependencies, 'protectsMinors'>): void {
  if (!protectsMinors) throw nothingHere();
}

/**
 * Refuses an order while a consent is missing. A student whose date of birth is unknown is asked by the browser and not
 * refused here, because the answer would be as unproven as none.
 */
export async function requireConsentToBuy(tx: Tx, studentId: string, now: Date): Promise<void> {
  const student = await queries.findStudent(tx, studentId);
  if (!student?.dateOfBirth) return;
  const missing = findMissing(student.dateOfBirth, await queries.findOpenConsents(tx, studentId), now);
  if (missing === 'parent-consent') throw new AppError('consent-needed', message(texts.parentNeeded));
  if (missing === 'own-consent') throw new AppError('consent-needed', message(texts.consentNeeded));
}

export async function setDateOfBirth(
  dependencies: ConsentDependencies,
  { tx, studentId, now }: StudentRequest,
  { dateOfBirth, noticeVersion }: { dateOfBirth: string; noticeVersion: number },
): Promise<void> {
  requireProtection(dependencies);
  requireNewest(noticeVersion);
  requirePlausible(dateOfBirth, now);
  const student = await lock(tx, studentId);
  if (student.dateOfBirth !== null && student.dateOfBirth !== dateOfBirth)
    throw new AppError('conflict', message(texts.alreadyKnown));
  await queries.setDateOfBirth(tx, studentId, dateOfBirth);
  if (!isMinor(dateOfBirth, now)) await addOwnConsent(tx, studentId, now);
}

/** For an admin who corrects it. Lock the student before. */
export async function storeDateOfBirth(
  tx: Tx,
  studentId: string,
  dateOfBirth: string | null,
  now: Date,
): Promise<void> {
  if (dateOfBirth !== null) requirePlausible(dateOfBirth, now);
  await queries.setDateOfBirth(tx, studentId, dateOfBirth);
}

function requirePlausible(dateOfBirth: string, now: Date): void {
  if (isPlausible(dateOfBirth, now)) return;
  throw new AppError(
    'invalid',
    message(texts.implausibleBirthDate, { min: String(MIN_AGE), max: String(MAX_AGE) }),
  );
}

export async function giveConsent(
  dependencies: ConsentDependencies,
  { tx, studentId, now }: StudentRequest,
  noticeVersion: number,
): Promise<void> {
  requireProtection(dependencies);
  requireNewest(noticeVersion);
  const { dateOfBirth } = await lock(tx, studentId);
  if (dateOfBirth === null) throw new AppError('conflict', message(texts.birthDateFirst));
  if (isMinor(dateOfBirth, now)) throw new AppError('forbidden', message(texts.minorsCannotAgree));
  await addOwnConsent(tx, studentId, now);
}

async function addOwnConsent(tx: Tx, studentId: string, now: Date): Promise<void> {
  const consent = { studentId, givenBy: 'student', noticeVersion: NOTICE_VERSION, givenAt: now } as const;
  await queries.insertConsent(tx, consent);
}

/** A text that is no longer shown cannot be agreed to. */
export function requireNewest(noticeVersion: number): void {
  if (noticeVersion !== NOTICE_VERSION) throw new AppError('conflict', message(texts.oldNotice));
}

/** Withdraws a consent of the student, or one that the student gave as a parent. */
export async function withdrawConsent(
  dependencies: ConsentDependencies,
  { tx, studentId, now }: StudentRequest,
  consentId: string,
): Promise<void> {
  requireProtection(dependencies);
  const consent = isId(consentId) ? await queries.findConsent(tx, consentId) : undefined;
  const by = consent?.studentId === studentId ? 'student' : 'parent';
  if (!consent || (by === 'parent' && consent.parentId !== studentId)) throw noConsent();
  await queries.lockStudent(tx, consent.studentId);
  if (!(await queries.withdrawConsent(tx, consentId, { at: now, by }))) throw noConsent();
  if (by === 'parent') await notifyOfParentAnswer(tx, consent.studentId, `${consentId}:withdrawn`, now);
}

/** Tells the student that a parent agreed, declined or withdrew. */
export async function notifyOfParentAnswer(
  tx: Tx,
  studentId: string,
  cause: string,
  at: Date,
): Promise<void> {
  await notify(tx, { studentId }, { kind: 'parent-consent', data: {}, cause, at });
}

async function lock(tx: Tx, studentId: string) {
  const student = await queries.lockStudent(tx, studentId);
  if (!student) throw noAccount();
  return student;
}

const DELETE_BATCH_SIZE = 1000;

export async function deleteOldParentRequests(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.parentRequestMs);
  while (!signal.aborted) {
    if ((await deleteRequestsBefore(db, before, DELETE_BATCH_SIZE)) < DELETE_BATCH_SIZE) return;
  }
}

function noAccount(): AppError {
  return new AppError('not-signed-in', message(texts.noAccount));
}

function noConsent(): AppError {
  return new AppError('not-found', message(texts.noConsent));
}
