import {
  type askParent as askParentEndpoint,
  DECLINED_DAYS,
  MAX_PARENT_REQUESTS_A_DAY,
  PARENT_REQUEST_DAYS,
} from '@sikhya/contract/consents.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { queueLetter } from '../notices/service.ts';
import * as queries from './queries.ts';
import * as requests from './request-queries.ts';
import { findMissing, toEmailKey } from './rules.ts';
import { type ConsentDependencies, requireProtection, type StudentRequest } from './service.ts';
import { texts } from './texts.ts';
import { hashToken } from './tokens.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;

type ParentRequestInput = EndpointRequest<typeof askParentEndpoint>['body'];

/** Stores the request and queues its e-mail in the same transaction. The links of earlier requests end. */
export async function askParent(
  dependencies: ConsentDependencies,
  { tx, studentId, now }: StudentRequest,
  input: ParentRequestInput,
): Promise<void> {
  requireProtection(dependencies);
  const { tokens, canMail } = dependencies;
  const email = input.method === 'email' ? input.email : '';
  const emailKey = email && toEmailKey(email);
  const student = await queries.lockStudent(tx, studentId);
  if (!student?.dateOfBirth) throw new AppError('conflict', message(texts.birthDateFirst));
  await requireMissingParentConsent(tx, { ...student, dateOfBirth: student.dateOfBirth }, now);
  if (email && !canMail) throw new AppError('invalid', message(texts.noMail));
  if (emailKey && emailKey === toEmailKey(student.email))
    throw new AppError('invalid', message(texts.ownAddress));
  await requireFewRequests(tx, { studentId, emailKey, now });
  await requests.replaceOpenRequests(tx, studentId, now);
  const id = newId(now.getTime());
  await requests.insertRequest(tx, {
    id,
    studentId,
    method: input.method,
    email,
    emailKey,
    tokenHash: hashToken(tokens.create(id)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PARENT_REQUEST_DAYS * DAY_MS),
  });
  if (email) await queueLetter(tx, { kind: 'parent-consent', letterId: id, studentId, at: now });
}

async function requireMissingParentConsent(
  tx: Tx,
  { id, dateOfBirth }: { id: string; dateOfBirth: string },
  now: Date,
): Promise<void> {
  const open = await queries.findOpenConsents(tx, id);
  if (findMissing(dateOfBirth, open, now) === 'parent-consent') return;
  const isGiven = open.some(({ givenBy }) => givenBy === 'parent');
  throw new AppError('conflict', message(isGiven ? texts.alreadyGiven : texts.adultsNeedNoParent));
}

/** Limits the mails to one mailbox, from one student and from all students together. */
async function requireFewRequests(
  tx: Tx,
  { studentId, emailKey, now }: { studentId: string; emailKey: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const refuse = (text: (typeof texts)['askedTooOften'] | (typeof texts)['addressAskedTooOften']) =>
    new AppError('too-many', message(text), { retryAfterSeconds: DAY_SECONDS });
  if ((await requests.countRequestsOfStudent(tx, studentId, since)) >= MAX_PARENT_REQUESTS_A_DAY)
    throw refuse(texts.askedTooOften);
  if (emailKey === '') return;
  await requests.lockAddress(tx, emailKey);
  if ((await requests.countRequestsTo(tx, emailKey, since)) >= MAX_PARENT_REQUESTS_A_DAY)
    throw refuse(texts.addressAskedTooOften);
  const declinedSince = new Date(now.getTime() - DECLINED_DAYS * DAY_MS);
  if (await requests.hasDeclined(tx, { studentId, emailKey, since: declinedSince }))
    throw new AppError('conflict', message(texts.addressDeclined, { days: String(DECLINED_DAYS) }));
}
