import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type * as contract from '@sikhya/contract/team.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { hasActiveOwner, lockAdmins } from '../admin-accounts/service.ts';
import { type Actor, type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import { findOpenInvites } from './invite-queries.ts';
import { toInvite } from './invites.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

export async function getTeam(db: Db, now: Date): Promise<EndpointResponse<typeof contract.getTeam>> {
  const [members, invites] = await Promise.all([queries.findMembers(db), findOpenInvites(db, now)]);
  return { members: members.map(toMember), invites: invites.map(toInvite) };
}

function toMember({ id, createdAt, blockedAt, lastSignInAt, ...member }: queries.MemberRow) {
  return {
    _id: id,
    ...member,
    createdAt: createdAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  } satisfies contract.TeamMember;
}

/** An action of an owner on an admin. All of it happens in one transaction. */
type TeamAction = { tx: Tx; actor: Actor; adminId: string; now: Date };

type ChangedMember = { member: contract.TeamMember };

export async function changeMember(
  action: TeamAction,
  { role, needsReview }: EndpointRequest<typeof contract.changeTeamMember>['body'],
): Promise<ChangedMember> {
  const { tx, actor, adminId } = action;
  return runAction(action, 'change-role', async (member) => {
    if (adminId === actor.caller.personId && role !== member.role)
      throw new AppError('conflict', message(texts.ownRole));
    await queries.updateMember(tx, adminId, { role, needsReview: role === 'author' && needsReview });
    return { role, previousRole: member.role, review: String(role === 'author' && needsReview) };
  });
}

export async function blockMember(action: TeamAction): Promise<ChangedMember> {
  const { tx, actor, adminId, now } = action;
  return runAction(action, 'block-admin', async (member) => {
    if (adminId === actor.caller.personId) throw new AppError('conflict', message(texts.ownBlock));
    if (member.blockedAt) throw new AppError('conflict', message(texts.alreadyBlocked));
    await queries.updateMember(tx, adminId, { blockedAt: now });
    await queries.endSessions(tx, adminId, now);
    return {};
  });
}

export async function unblockMember(action: TeamAction): Promise<ChangedMember> {
  return runAction(action, 'unblock-admin', async (member) => {
    if (!member.blockedAt) throw new AppError('conflict', message(texts.notBlocked));
    await queries.updateMember(action.tx, action.adminId, { blockedAt: null });
    return {};
  });
}

export async function endSessions(action: TeamAction): Promise<ChangedMember> {
  const { tx, adminId, now } = action;
  return runAction(action, 'end-admin-sessions', async () => {
    await queries.endSessions(tx, adminId, now);
    return {};
  });
}

/** Locks the team, runs the action and records it. Refuses what would leave the site without an active owner. */
async function runAction(
  { tx, actor, adminId, now }: TeamAction,
  action: AuditEntry['action'],
  run: (member: queries.MemberRow) => Promise<NonNullable<AuditEntry['details']>>,
): Promise<ChangedMember> {
  // two concurrent changes cannot leave the site without an owner
  await lockAdmins(tx);
  const member = await requireMember(tx, adminId);
  const details = await run(member);
  if (!(await hasActiveOwner(tx)))
    throw new AppError('conflict', message(texts.lastOwner, { name: member.username }));
  const entry = { action, subjectId: adminId, details: { username: member.username, ...details } };
  await recordAuditEntry(tx, actor, entry, now);
  return { member: toMember((await queries.findMember(tx, adminId))!) };
}

export async function requireMember(db: Db, adminId: string): Promise<queries.MemberRow> {
  const member = isId(adminId) ? await queries.findMember(db, adminId) : undefined;
  if (!member) throw new AppError('not-found', message(texts.memberNotFound));
  return member;
}
