import { type Db, inTransaction } from '../../database/database.ts';
import { notify } from '../notices/service.ts';

/** Sends a notice about a sign-in on a device that was not used before. */
export function notifyOfNewDevice(
  db: Db,
  person: { adminId: string } | { studentId: string },
  now: Date,
): Promise<void> {
  const notice = { kind: 'new-device', data: {}, cause: now.toISOString(), at: now } as const;
  return inTransaction(db, (tx) => notify(tx, person, notice));
}
