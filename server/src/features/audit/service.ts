import type { AuditAction } from '@sikhya/contract/activity.ts';
import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/authenticate.ts';
import { findAdmin, findAdminByUsername } from '../admin-accounts/service.ts';
import * as queries from './queries.ts';

export { type AuditRow, findAuditEntries } from './queries.ts';

/** The person who sent a request, and the network address. */
export type Actor = { caller: Caller; address: string };

export type AuditEntry = {
  action: AuditAction;
  /** The student, course, file, admin, order, coupon or pass that was changed. */
  subjectId?: string | undefined;
  /** The course, if the subject is somebody or something else. */
  courseId?: string | undefined;
  /** Short details for later questions; no secrets. */
  details?: Record<string, string | number | undefined>;
};

const MAX_DETAIL_LENGTH = 200;

/** Records an action of an admin. Pass the transaction of the write, so that both are stored or neither. */
export async function recordAuditEntry(
  db: Db,
  { caller, address }: Actor,
  { action, subjectId, courseId, details = {} }: AuditEntry,
  at: Date,
): Promise<void> {
  const actor = await getActorName(db, { caller });
  await queries.insertAuditEntry(db, {
    actor,
    action,
    subjectId,
    courseId,
    address,
    at,
    details: truncateDetails(details),
  });
}

/** The username of the admin who sent the request. */
export async function getActorName(db: Db, { caller }: Pick<Actor, 'caller'>): Promise<string> {
  return (await findAdmin(db, caller.personId))?.username ?? caller.personId;
}

/** Records what the server did by itself, such as a scheduled task. */
export async function recordServerEntry(
  db: Db,
  { action, subjectId, courseId, details = {} }: AuditEntry,
  at: Date,
): Promise<void> {
  await queries.insertAuditEntry(db, {
    actor: 'server',
    action,
    subjectId,
    courseId,
    at,
    details: truncateDetails(details),
  });
}

export async function recordSignIn(
  db: Db,
  admin: { id: string; username: string },
  { address, method, at }: { address: string; method: string; at: Date },
): Promise<void> {
  await queries.insertAuditEntry(db, {
    actor: admin.username,
    action: 'sign-in',
    subjectId: admin.id,
    address,
    at,
    // a plain password is the usual case
    details: method === 'password' ? {} : { method },
  });
}

/** Whether the admin has ever signed in. */
export function hasSignedIn(db: Db, { username }: { username: string }): Promise<boolean> {
  return queries.hasAuditEntry(db, username, 'sign-in');
}

const MAX_FAILURES_PER_MINUTE = 20;

/**
 * Records a failed sign-in, with a limit per minute, so that an attack does not fill the table. An unknown username is not
 * stored, because people type passwords into the wrong field.
 */
export async function recordFailedSignIn(
  db: Db,
  { username, address, at }: { username: string; address: string; at: Date },
): Promise<void> {
  const action = 'sign-in-failed';
  const recent = await queries.countAuditEntries(db, action, new Date(at.getTime() - 60_000));
  if (recent >= MAX_FAILURES_PER_MINUTE) return;
  const admin = await findAdminByUsername(db, username);
  await queries.insertAuditEntry(db, { actor: 'unknown', action, subjectId: admin?.id, address, at });
}

function truncateDetails(details: NonNullable<AuditEntry['details']>): AuditEntry['details'] {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_DETAIL_LENGTH) : value,
    ]),
  );
}
