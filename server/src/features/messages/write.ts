import type { AuditAction } from '@sikhya/contract/activity.ts';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/messages.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, getActorName, recordAuditEntry } from '../audit/service.ts';
import { checkAudience, countRecipients, notifyRecipients } from './audience.ts';
import * as queries from './queries.ts';
import { canBeScheduledAt, findMissingPart, isNewEdit } from './rules.ts';
import { texts } from './texts.ts';
import { toWrittenMessage } from './to-response.ts';

type Written = Promise<contract.WrittenMessage>;
type Rules = { now: Date; protectsMinors: boolean };

/** The title of a message to one student is not recorded, because it may contain personal data. */
async function audit(
  tx: Tx,
  actor: Actor,
  action: AuditAction,
  { id, audience, title }: queries.StoredMessage,
  { now, ...details }: { now: Date; sendAt?: string },
): Promise<void> {
  const named = audience === 'student' ? {} : { title };
  await recordAuditEntry(
    tx,
    actor,
    { action, subjectId: id, details: { audience, ...named, ...details } },
    now,
  );
}

async function lock(tx: Tx, messageId: string): Promise<queries.StoredMessage> {
  const stored = isId(messageId) ? await queries.lockMessage(tx, messageId) : undefined;
  if (!stored) throw new AppError('not-found', message(texts.notFound));
  if (stored.state === 'sent') throw new AppError('conflict', message(texts.alreadySent));
  return stored;
}

async function lockRevision(tx: Tx, messageId: string, revision: number): Promise<queries.StoredMessage> {
  const stored = await lock(tx, messageId);
  if (stored.revision !== revision) throw new AppError('conflict', message(texts.changed));
  return stored;
}

const MISSING = {
  course: texts.missingCourse,
  student: texts.missingStudent,
  title: texts.missingTitle,
  text: texts.missingText,
};

function requireComplete(stored: Parameters<typeof findMissingPart>[0]): void {
  const missing = findMissingPart(stored);
  if (missing) throw new AppError('invalid', message(MISSING[missing]));
}

async function requireRecipients(tx: Tx, stored: queries.StoredMessage, rules: Rules): Promise<void> {
  const { recipients } = await countRecipients(tx, stored, rules);
  if (recipients === 0) throw new AppError('invalid', message(texts.nobody));
}

const toSearchKey = ({ title, odia }: Pick<contract.MessageInput, 'title' | 'odia'>) =>
  searchKey(`${title} ${odia.title}`);

export async function createMessage(tx: Tx, actor: Actor, input: contract.MessageInput, now: Date): Written {
  const { title, text, odia } = input;
  const stored = await queries.insertMessage(tx, {
    id: newId(now.getTime()),
    ...(await checkAudience(tx, input)),
    title,
    text,
    odia,
    searchKey: toSearchKey(input),
    state: 'draft',
    author: await getActorName(tx, actor),
    createdAt: now,
    updatedAt: now,
  });
  await audit(tx, actor, 'create-message', stored, { now });
  return toWrittenMessage(stored);
}

export async function saveMessage(
  tx: Tx,
  actor: Actor,
  messageId: string,
  { revision, ...input }: EndpointRequest<typeof contract.saveMessage>['body'],
  now: Date,
): Written {
  const before = await lockRevision(tx, messageId, revision);
  const { title, text, odia } = input;
  const content = { ...(await checkAudience(tx, input)), title, text, odia };
  if (before.state === 'scheduled') requireComplete(content);
  const stored = await queries.updateMessage(tx, messageId, {
    ...content,
    searchKey: toSearchKey(input),
    state: before.state === 'cancelled' ? 'draft' : before.state,
    updatedAt: now,
  });
  if (isNewEdit(before, now)) await audit(tx, actor, 'save-message', stored, { now });
  return toWrittenMessage(stored);
}

export async function scheduleMessage(
  tx: Tx,
  actor: Actor,
  messageId: string,
  { revision, sendAt: at }: EndpointRequest<typeof contract.scheduleMessage>['body'],
  rules: Rules,
): Written {
  const { now } = rules;
  const before = await lockRevision(tx, messageId, revision);
  requireComplete(before);
  const sendAt = new Date(at);
  if (!canBeScheduledAt(sendAt, now)) throw new AppError('invalid', message(texts.scheduleOutOfRange));
  await requireRecipients(tx, before, rules);
  const sentBy = await getActorName(tx, actor);
  const stored = await queries.updateMessage(tx, messageId, {
    state: 'scheduled',
    sendAt,
    sentBy,
    updatedAt: now,
  });
  await audit(tx, actor, 'schedule-message', stored, { now, sendAt: sendAt.toISOString() });
  return toWrittenMessage(stored);
}

/** Stores that the message is sent and starts its broadcast, in one transaction. */
export async function sendMessage(
  tx: Tx,
  actor: Actor,
  messageId: string,
  { revision }: EndpointRequest<typeof contract.sendMessage>['body'],
  rules: Rules,
): Written {
  const { now } = rules;
  const before = await lockRevision(tx, messageId, revision);
  requireComplete(before);
  await requireRecipients(tx, before, rules);
  const sentBy = await getActorName(tx, actor);
  const stored = await queries.updateMessage(tx, messageId, {
    state: 'sent',
    sentAt: now,
    sentBy,
    updatedAt: now,
  });
  await notifyRecipients(tx, stored, now);
  await audit(tx, actor, 'send-message', stored, { now });
  return toWrittenMessage(stored);
}

export async function cancelMessage(tx: Tx, actor: Actor, messageId: string, now: Date): Written {
  const before = await lock(tx, messageId);
  if (before.state !== 'scheduled') throw new AppError('conflict', message(texts.notScheduled));
  const stored = await queries.updateMessage(tx, messageId, { state: 'cancelled', updatedAt: now });
  await audit(tx, actor, 'cancel-message', stored, { now });
  return toWrittenMessage(stored);
}

export async function deleteMessage(tx: Tx, actor: Actor, messageId: string, now: Date): Promise<void> {
  const stored = await lock(tx, messageId);
  if (stored.state === 'scheduled') throw new AppError('conflict', message(texts.cancelFirst));
  await queries.deleteMessage(tx, messageId);
  await audit(tx, actor, 'delete-message', stored, { now });
}
