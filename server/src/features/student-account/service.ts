import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type {
  deleteStudentAccount,
  StudentAccount,
  updateStudentAccount,
} from '@sikhya/contract/student-account.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authenticate.ts';
import { recordServerEntry } from '../audit/service.ts';
import { findExport } from '../data-export/service.ts';
import { cancelErasure, requestErasure } from '../erasure/service.ts';
import { findSettings, setSettings } from '../practice/service.ts';
import { findOpenSessions, type SessionService, toNameKeys } from '../session/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';
import { toAccount } from './to-response.ts';

export type AccountDependencies = { db: Db; now: () => Date; sessions: SessionService };

const BY_STUDENT = { by: 'student' };

type Proof = EndpointRequest<typeof deleteStudentAccount>['body'];
type Changes = EndpointRequest<typeof updateStudentAccount>['body'];

/** The account of a student, for the student. */
export function createStudentAccountService({ db, now, sessions }: AccountDependencies) {
  async function getAccount(
    { personId, sessionId }: Caller,
    tx: Db = db,
  ): Promise<{ account: StudentAccount }> {
    const student = await queries.findStudent(tx, personId);
    const open = await findOpenSessions(tx, personId, now());
    const settings = await findSettings(tx, personId);
    if (!student) throw noAccount();
    const wantsReminders = await queries.wantsReminders(tx, personId);
    const chosen = { examDay: settings.examDay, wantsReminders };
    const dataExport = await findExport(tx, personId, now());
    return { account: toAccount(student, { open, sessionId, chosen, dataExport }) };
  }

  async function updateAccount(caller: Caller, { examDay, name, wantsReminders, ...changes }: Changes) {
    await inTransaction(db, async (tx) => {
      const student = await queries.lockStudent(tx, caller.personId);
      if (!student) throw noAccount();
      await queries.updateStudent(tx, student.id, {
        ...changes,
        ...(name !== undefined && { name, hasOwnName: true, ...toNameKeys({ name, email: student.email }) }),
        ...(changes.showsPhoto === false && { photoUrl: '' }),
      });
      if (wantsReminders !== undefined) await queries.setReminders(tx, student.id, wantsReminders);
      if (examDay !== undefined) await setSettings(tx, student.id, { examDay });
    });
    return getAccount(caller);
  }

  async function signOutDevice({ personId, sessionId }: Caller, deviceId: string): Promise<void> {
    if (deviceId === sessionId) throw new AppError('conflict', message(texts.thisDevice));
    const isSignedOut = isId(deviceId) && (await sessions.signOutDevice(personId, deviceId));
    if (!isSignedOut) throw new AppError('not-found', message(texts.noDevice));
  }

  /** Needs a proof of the identity provider, so that a thief of the session cannot delete the account. */
  async function deleteAccount({ personId }: Caller, proof: Proof): Promise<{ eraseAt: string }> {
    const { sub } = await sessions.checkProof(proof);
    const eraseAt = await inTransaction(db, async (tx) => {
      const student = await queries.lockStudent(tx, personId);
      if (!student) throw noAccount();
      if (student.providerSub !== sub) throw new AppError('forbidden', message(texts.otherAccount));
      const entry = { action: 'delete-account', subjectId: personId, details: BY_STUDENT } as const;
      await recordServerEntry(tx, entry, now());
      return requestErasure(tx, personId, now());
    });
    sessions.forgetSessionsOf(personId);
    return { eraseAt: eraseAt.toISOString() };
  }

  async function restoreAccount(tx: Tx, { personId }: Caller): Promise<void> {
    await queries.lockStudent(tx, personId);
    await cancelErasure(tx, personId, now());
    const entry = { action: 'restore-account', subjectId: personId, details: BY_STUDENT } as const;
    await recordServerEntry(tx, entry, now());
  }

  return { getAccount, updateAccount, signOutDevice, deleteAccount, restoreAccount };
}

function noAccount(): AppError {
  return new AppError('not-signed-in', message(texts.noAccount));
}
