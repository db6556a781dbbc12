import { message } from '@sikhya/contract/language/texts.ts';
import { studentSearchKey } from '@sikhya/contract/student-search-key.ts';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { lockForErasure } from '../../database/erasure-lock.ts';
import { PERSONAL_TABLES } from '../../database/personal-data.ts';
import { RETENTION } from '../../database/retention.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { recordServerEntry } from '../audit/service.ts';
import { deleteExportFiles } from '../data-export/service.ts';
import { endSessionsOfStudent } from '../session/service.ts';
import * as queries from './queries.ts';
import { texts } from './texts.ts';

export type ErasureDependencies = { db: Db; storage: Storage };

/** The student must be locked. Returns when the account will be erased; a second request does not move that date. */
export async function requestErasure(tx: Tx, studentId: string, now: Date): Promise<Date> {
  await endSessionsOfStudent(tx, studentId, now);
  return queries.setEraseAt(tx, studentId, new Date(now.getTime() + RETENTION.deletedAccountMs));
}

/** The student must be locked. */
export async function cancelErasure(tx: Tx, studentId: string, now: Date): Promise<void> {
  const eraseAt = await queries.findEraseAt(tx, studentId);
  if (!eraseAt) throw new AppError('conflict', message(texts.notDeleted));
  if (eraseAt <= now) throw new AppError('conflict', message(texts.tooLate));
  await queries.clearEraseAt(tx, studentId);
}

/**
 * Erases the accounts whose time is over, one after the other. One that fails does not hold up the others: the first error
 * is thrown at the end.
 */
export async function eraseDueAccounts(
  { db, storage }: ErasureDependencies,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (const studentId of await queries.findDue(db, now)) {
    if (signal.aborted) break;
    try {
      // first, because the rows that name the files are deleted with the student
      await deleteExportFiles(db, storage, studentId);
      await eraseStudent(db, studentId, now, signal);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * Erases the personal data of one student. Rows are deleted in batches, so that a long history locks nothing for long.
 * The last transaction does everything that has to happen together. After a crash the next run continues, because the
 * row of the student is deleted last.
 */
async function eraseStudent(db: Db, studentId: string, now: Date, signal: AbortSignal): Promise<void> {
  const rows: Record<string, number> = {};
  for (const [table, { erasure, isOf }] of Object.entries(PERSONAL_TABLES)) {
    if (erasure !== 'delete' || table === 'students') continue;
    for (let deleted = -1; deleted !== 0; ) {
      if (signal.aborted) return;
      deleted = await inTransaction(db, (tx) => queries.deleteBatch(tx, table, isOf(studentId)));
      if (deleted > 0) rows[table] = (rows[table] ?? 0) + deleted;
    }
  }
  await inTransaction(db, (tx) => finishErasure(tx, studentId, { rows, now }));
}

async function finishErasure(
  tx: Tx,
  studentId: string,
  { rows, now }: { rows: Record<string, number>; now: Date },
): Promise<void> {
  await lockForErasure(tx);
  const student = await queries.lockDue(tx, studentId, now);
  if (!student) return;
  const details = {
    ...(await queries.findRequester(tx, studentId)),
    ...rows,
    results: await queries.countResults(tx, studentId),
    orders: await minimiseOrders(tx, studentId),
    grievances: await queries.minimiseGrievances(tx, studentId, now),
    audit: await queries.minimiseAudit(tx, studentId),
  };
  // notices that were written after their batch and before the student was locked: no foreign key deletes them
  for (const table of ['notice_deliveries', 'notices'] as const)
    await queries.deleteAll(tx, table, PERSONAL_TABLES[table]!.isOf(studentId));
  // the database sets the student of results, orders and uses of coupons to null
  await queries.deleteStudent(tx, studentId);
  // how many rows of each table were deleted or minimised; after a crash, only those of the last run
  await recordServerEntry(tx, { action: 'erase-account', subjectId: studentId, details }, now);
}

/** A paid order keeps the name that its receipt prints; an order without a receipt keeps nothing of the buyer. */
async function minimiseOrders(tx: Tx, studentId: string): Promise<number> {
  const orders = await queries.findOrders(tx, studentId);
  for (const { id, number, couponCode, buyerName, hasReceipt } of orders) {
    const name = hasReceipt ? buyerName : '';
    await queries.minimiseOrder(tx, id, {
      buyerEmail: '',
      buyerName: name,
      ...(!hasReceipt && { buyerState: null, buyerGstin: null }),
      searchKey: studentSearchKey(`${name} ${number} ${couponCode ?? ''}`),
    });
  }
  return orders.length;
}

/** Removes the names of buyers from orders and receipts that tax law no longer requires. */
export async function eraseOldBuyers(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.buyerNameMs);
  for (const order of await queries.findOldOrders(db, before)) {
    if (signal.aborted) return;
    const searchKey = studentSearchKey(`${order.number} ${order.couponCode ?? ''}`);
    await inTransaction(db, (tx) => queries.eraseBuyer(tx, order.id, searchKey));
  }
}
