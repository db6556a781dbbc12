import { isMinor } from '@sikhya/contract/age.ts';
import {
  type answerParentLink as answerEndpoint,
  MAX_CHILDREN,
  type ParentLink,
} from '@sikhya/contract/consents.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { NOTICE_VERSION } from '@sikhya/contract/privacy-notice.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import * as queries from './queries.ts';
import * as requests from './request-queries.ts';
import { getLinkState, toEmailKey } from './rules.ts';
import {
  type ConsentDependencies,
  notifyOfParentAnswer,
  requireNewest,
  requireProtection,
} from './service.ts';
import { texts } from './texts.ts';
import { hashToken } from './tokens.ts';

/** The link for a parent. Its secret is the only proof: it opens the link, answers it once, and withdraws the consent. */
export type LinkRequest = { token: string; caller: Caller | null; now: Date };

export async function openLink(
  dependencies: ConsentDependencies,
  { token, caller, now }: LinkRequest,
): Promise<{ link: ParentLink }> {
  requireProtection(dependencies);
  const { db } = dependencies;
  const found = await requests.findRequest(db, { tokenHash: hashToken(token) });
  if (!found) throw new AppError('not-found', message(texts.badLink));
  const { request, student, withdrawnAt } = found;
  return {
    link: {
      childName: student.name,
      method: request.method,
      state: getLinkState({ ...request, withdrawnAt }, now),
      caller: await describeCaller(db, caller, { studentId: student.id, now }),
      noticeVersion: NOTICE_VERSION,
      expiresAt: request.expiresAt.toISOString(),
      answeredAt: (withdrawnAt ?? request.answeredAt)?.toISOString() ?? null,
    },
  };
}

async function describeCaller(
  db: Db,
  caller: Caller | null,
  { studentId, now }: { studentId: string; now: Date },
): Promise<ParentLink['caller']> {
  if (caller?.role !== 'student') return 'nobody';
  if (caller.personId === studentId) return 'child';
  const dateOfBirth = (await queries.findStudent(db, caller.personId))?.dateOfBirth ?? null;
  if (dateOfBirth === null) return 'unknown-age';
  return isMinor(dateOfBirth, now) ? 'minor' : 'adult';
}

type Answer = EndpointRequest<typeof answerEndpoint>['body'];

export async function answerLink(
  dependencies: ConsentDependencies,
  at: LinkRequest,
  answer: Omit<Answer, 'token'>,
): Promise<{ link: ParentLink }> {
  requireProtection(dependencies);
  const { token, caller, now } = at;
  await inTransaction(dependencies.db, async (tx) => {
    const found = await requests.findRequest(tx, { tokenHash: hashToken(token) });
    if (!found) throw new AppError('not-found', message(texts.badLink));
    const { request, student } = found;
    if (getLinkState({ ...request, withdrawnAt: null }, now) !== 'open') throw linkUsed();
    await queries.lockStudent(tx, student.id);
    if (request.method === 'account') await requireAdultCaller(tx, caller, { studentId: student.id, now });
    const consentId =
      answer.answer === 'given' ? await addParentConsent(tx, { found, caller, answer, now }) : null;
    if (!(await requests.answerRequest(tx, request.id, { answer: answer.answer, at: now, consentId })))
      throw linkUsed();
    await notifyOfParentAnswer(tx, student.id, `${request.id}:answered`, now);
  });
  return openLink(dependencies, at);
}

const REFUSALS = {
  nobody: texts.signInAsParent,
  child: texts.ownRequest,
  minor: texts.parentIsMinor,
  'unknown-age': texts.parentBirthDate,
};

async function requireAdultCaller(
  tx: Tx,
  caller: Caller | null,
  child: { studentId: string; now: Date },
): Promise<void> {
  const described = await describeCaller(tx, caller, child);
  if (described !== 'adult') throw new AppError('forbidden', message(REFUSALS[described]));
}

type Given = {
  found: requests.FoundRequest;
  caller: Caller | null;
  answer: Omit<Answer, 'token'>;
  now: Date;
};

async function addParentConsent(
  tx: Tx,
  { found: { request, student }, caller, answer, now }: Given,
): Promise<string> {
  const { method, email } = request;
  const { name, isAdultParent, noticeVersion } = answer;
  requireNewest(noticeVersion);
  if (!isAdultParent) throw new AppError('invalid', message(texts.declareAdult));
  if (method === 'email' && name === '') throw new AppError('invalid', message(texts.nameNeeded));
  const parentKey = method === 'account' ? caller!.personId : toEmailKey(email);
  const parent = method === 'account' ? { parentId: parentKey } : { parentEmail: parentKey };
  // concurrent answers of one parent run one after the other, so that they cannot exceed the limit
  await requests.lockAddress(tx, parentKey);
  if ((await queries.countChildren(tx, parent, student.id)) >= MAX_CHILDREN)
    throw new AppError('conflict', message(texts.tooManyChildren, { max: String(MAX_CHILDREN) }));
  const consent = await queries.insertConsent(tx, {
    studentId: student.id,
    noticeVersion,
    givenBy: 'parent',
    method,
    ...parent,
    ...(method === 'email' && { parentName: name }),
    givenAt: now,
  });
  if (!consent) throw new AppError('conflict', message(texts.alreadyGiven));
  return consent.id;
}

export async function withdrawLink(
  dependencies: ConsentDependencies,
  at: LinkRequest,
): Promise<{ link: ParentLink }> {
  requireProtection(dependencies);
  const { token, now } = at;
  await inTransaction(dependencies.db, async (tx) => {
    const found = await requests.findRequest(tx, { tokenHash: hashToken(token) });
    if (!found) throw new AppError('not-found', message(texts.badLink));
    const { consentId, studentId } = found.request;
    await queries.lockStudent(tx, studentId);
    const isWithdrawn =
      consentId && (await queries.withdrawConsent(tx, consentId, { at: now, by: 'parent' }));
    if (!isWithdrawn) throw new AppError('conflict', message(texts.nothingToWithdraw));
    await notifyOfParentAnswer(tx, studentId, `${consentId}:withdrawn`, now);
  });
  return openLink(dependencies, at);
}

function linkUsed(): AppError {
  return new AppError('conflict', message(texts.linkUsed));
}
