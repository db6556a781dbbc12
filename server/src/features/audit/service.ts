import type { Db } from '../../database/database.ts';
import type { Caller } from '../../http/authenticate.ts';
import { findAdmin, findAdminByUsername } from '../admin-accounts/service.ts';
import * as queries from './queries.ts';

export { type AuditRow, findAuditEntries } from './queries.ts';

/** Whose request it is, and from where. */
export type Actor = { caller: Caller; address: string };

export type AuditEntry = {
  action:
    | 'create-course'
    | 'update-course'
    | 'delete-course'
    | 'upload-file'
    | 'delete-file'
    | 'export-students'
    | 'export-results'
    | 'give-course'
    | 'take-course'
    | 'end-sessions'
    | 'block'
    | 'unblock';
  /** The student, course or file that it was done to. */
  subjectId?: string | undefined;
  /** What somebody may ask about later, in a few words; no secrets. */
  details?: Record<string, string | number | undefined>;
};

const LONGEST_DETAIL = 200;

/** Records what an admin did. Pass the transaction of the write, so that there is neither without the other. */
export async function recordAuditEntry(
  db: Db,
  { caller, address }: Actor,
  { action, subjectId, details = {} }: AuditEntry,
  at: Date,
): Promise<void> {
  const admin = await findAdmin(db, caller.personId);
  const actor = admin?.username ?? caller.personId;
  await queries.insertAuditEntry(db, { actor, action, subjectId, address, at, details: shortened(details) });
}

export async function recordSignIn(
  db: Db,
  admin: { id: string; username: string },
  address: string,
  at: Date,
): Promise<void> {
  await queries.insertAuditEntry(db, {
    actor: admin.username,
    action: 'sign-in',
    subjectId: admin.id,
    address,
    at,
  });
}

const FAILURES_A_MINUTE = 20;

/**
 * Records a failed sign-in, of which nobody can cause more than a few rows a minute. An unknown name is not kept:
 * people type passwords into the wrong field.
 */
export async function recordFailedSignIn(
  db: Db,
  { username, address, at }: { username: string; address: string; at: Date },
): Promise<void> {
  const action = 'sign-in-failed';
  const recent = await queries.countAuditEntries(db, action, new Date(at.getTime() - 60_000));
  if (recent >= FAILURES_A_MINUTE) return;
  const admin = await findAdminByUsername(db, username);
  await queries.insertAuditEntry(db, { actor: 'unknown', action, subjectId: admin?.id, address, at });
}

function shortened(details: NonNullable<AuditEntry['details']>): AuditEntry['details'] {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_DETAIL) : value,
    ]),
  );
}
