import { createHash, randomBytes } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import * as contract from '@sikhya/contract/team.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId, newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { addAdmin, findAdminByUsername } from '../admin-accounts/service.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import * as inviteQueries from './invite-queries.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

const LIFE_MS = contract.INVITE_LIFE_HOURS * 3600_000;

export function toInvite({ id, createdAt, expiresAt, ...invite }: inviteQueries.InviteRow): contract.Invite {
  return {
    _id: id,
    ...invite,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Only the response contains the secret of the link; the database stores its hash. */
export async function createInvite(
  db: Db,
  { role, needsReview, note }: EndpointRequest<typeof contract.createInvite>['body'],
  actor: Actor,
  now: Date,
): Promise<EndpointResponse<typeof contract.createInvite>> {
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashToken(token);
  await inTransaction(db, async (tx) => {
    await inviteQueries.lockInvites(tx);
    await inviteQueries.deleteExpiredInvites(tx, now);
    const open = (await inviteQueries.findOpenInvites(tx, now)).length;
    if (open >= contract.MAX_OPEN_INVITES)
      throw new AppError('conflict', message(texts.tooManyInvites, { count: open }));
    const id = newId(now.getTime());
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const createdBy = actor.caller.personId;
    await inviteQueries.addInvite(tx, {
      id,
      tokenHash,
      role,
      needsReview: role === 'author' && needsReview,
      note,
      createdBy,
      createdAt: now,
      expiresAt,
    });
    await recordAuditEntry(
      tx,
      actor,
      { action: 'invite-admin', subjectId: id, details: { role, note } },
      now,
    );
  });
  const invite = await inviteQueries.findOpenInvite(db, { tokenHash, now });
  return { invite: toInvite(invite!), token };
}

export async function revokeInvite(tx: Tx, inviteId: string, actor: Actor, now: Date): Promise<void> {
  const invite = isId(inviteId) ? await inviteQueries.takeInvite(tx, inviteId) : undefined;
  if (!invite) throw new AppError('not-found', message(texts.inviteNotFound));
  const { role, note } = invite;
  const entry = { action: 'revoke-invite', subjectId: inviteId, details: { role, note } } as const;
  await recordAuditEntry(tx, actor, entry, now);
}

export async function openInvite(
  db: Db,
  token: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.openInvite>> {
  const { role, expiresAt } = await findInvite(db, token, now);
  return { role, expiresAt: expiresAt.toISOString() };
}

/** If the username or the password is refused, the invite stays open. */
export async function acceptInvite(
  db: Db,
  { token, username, password }: EndpointRequest<typeof contract.acceptInvite>['body'],
  address: string,
  now: Date,
): Promise<EndpointResponse<typeof contract.acceptInvite>> {
  return inTransaction(db, async (tx) => {
    const { id, role, needsReview } = await findInvite(tx, token, now);
    if (!(await inviteQueries.takeInvite(tx, id))) throw invalidLink();
    await addAdmin(tx, { username, password, role });
    const admin = (await findAdminByUsername(tx, username))!;
    await queries.updateMember(tx, admin.id, { needsReview });
    const actor = { caller: { role: 'admin', personId: admin.id, sessionId: '' }, address } as const;
    await recordAuditEntry(
      tx,
      actor,
      { action: 'accept-invite', subjectId: admin.id, details: { role } },
      now,
    );
    return { username: admin.username };
  });
}

async function findInvite(db: Db, token: string, now: Date): Promise<inviteQueries.InviteRow> {
  const invite = await inviteQueries.findOpenInvite(db, { tokenHash: hashToken(token), now });
  if (!invite) throw invalidLink();
  return invite;
}

function invalidLink(): AppError {
  return new AppError('not-found', message(texts.linkInvalid));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
