import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import { toPaise, toRupees } from '@sikhya/contract/money.ts';
import type { AdminPass, Pass, passInput, StudentPass } from '@sikhya/contract/passes.ts';
import * as contract from '@sikhya/contract/passes.ts';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type AuditEntry, recordAuditEntry } from '../audit/service.ts';
import * as queries from './queries.ts';
import { computePeriod, endsSoon, getPassState } from './rules.ts';
import { texts } from './texts.ts';

export async function listPasses(db: Db): Promise<Pass[]> {
  return (await queries.findPasses(db, { onSale: true })).map(toPass);
}

/** Throws if the pass cannot be bought. */
export async function findPassOnSale(db: Db, passId: string): Promise<queries.PassRow> {
  const pass = isId(passId) ? await queries.findPass(db, passId) : undefined;
  if (!pass?.isOnSale) throw passNotFound();
  return pass;
}

export async function listMyPasses(db: Db, studentId: string, now: Date): Promise<StudentPass[]> {
  const rows = await queries.findStudentPasses(db, studentId);
  return rows.map((row) => toStudentPass(row, rows, now));
}

type PaidPass = {
  studentId: string;
  passId: string;
  orderId: string;
  amountPaise: number;
  days: number;
  courseIds: string[] | null;
};

/** Starts a period that was paid for, after the student's last period of the same pass. */
export async function grantPass(tx: Tx, { days, ...paid }: PaidPass, now: Date): Promise<void> {
  const lastEnd = await queries.findLastEnd(tx, paid.studentId, paid.passId);
  await queries.insertStudentPass(tx, { ...paid, ...computePeriod(days, { lastEnd, now }) });
}

/**
 * Ends the period of a refunded order at once. The renewals after it, which stay paid, take its place. Returns the period,
 * or undefined if there is none.
 */
export async function revokePass(tx: Tx, orderId: string, now: Date) {
  const period = await queries.deletePeriodOfOrder(tx, orderId);
  if (!period) return undefined;
  const { studentId, passId, startsAt, endsAt: startingFrom } = period;
  const leftMs = startingFrom.getTime() - Math.max(startsAt.getTime(), now.getTime());
  if (leftMs > 0) await queries.movePeriodsEarlier(tx, { studentId, passId, startingFrom }, leftMs);
  return period;
}

/** Changes what was paid for a period, after a part of it was refunded. */
export const setPaidPassAmount = queries.setPaidAmountOfOrder;

export async function cancelPass(
  tx: Tx,
  { studentId, studentPassId, now }: { studentId: string; studentPassId: string; now: Date },
): Promise<StudentPass> {
  const cancelled =
    isId(studentPassId) && (await queries.markCancelled(tx, { id: studentPassId, studentId }, now));
  if (!cancelled) throw passNotFound();
  if (getPassState(cancelled, now) === 'ended') throw new AppError('conflict', message(texts.ended));
  const rows = await queries.findStudentPasses(tx, studentId);
  return toStudentPass(rows.find(({ period }) => period.id === studentPassId)!, rows, now);
}

export async function listAllPasses(db: Db, now: Date): Promise<AdminPass[]> {
  const [rows, holders] = await Promise.all([
    queries.findPasses(db, { onSale: false }),
    queries.countHolders(db, now),
  ]);
  return rows.map((row) => toAdminPass(row, holders.get(row.id) ?? 0));
}

type Change = { tx: Tx; actor: Actor; now: Date };

export async function createPass(change: Change, input: z.output<typeof passInput>): Promise<AdminPass> {
  const values = await toValues(change.tx, input);
  if ((await queries.lockAndCountPasses(change.tx)) >= contract.MAX_PASSES)
    throw new AppError('invalid', message(texts.tooMany, { max: contract.MAX_PASSES }));
  const pass = await queries.insertPass(change.tx, {
    ...values,
    createdAt: change.now,
    updatedAt: change.now,
  });
  await record(change, 'create-pass', pass);
  return toAdminPass(pass, 0);
}

export async function updatePass(
  change: Change,
  passId: string,
  { updatedAt, ...input }: EndpointRequest<typeof contract.updatePass>['body'],
): Promise<AdminPass> {
  const { tx, now } = change;
  const before = isId(passId) && (await queries.lockPass(tx, passId));
  if (!before) throw passNotFound();
  if (updatedAt && updatedAt !== before.updatedAt.toISOString())
    throw new AppError('conflict', message(texts.savedMeanwhile));
  const pass = await queries.updatePass(tx, passId, { ...(await toValues(tx, input)), updatedAt: now });
  await record(change, 'update-pass', pass);
  return toAdminPass(pass, (await queries.countHolders(tx, now)).get(passId) ?? 0);
}

export async function deletePass(change: Change, passId: string): Promise<void> {
  const pass = isId(passId) ? await queries.markDeleted(change.tx, passId, change.now) : undefined;
  if (!pass) throw passNotFound();
  await record(change, 'delete-pass', pass);
}

async function toValues(
  tx: Tx,
  { price, courseIds, ...input }: z.output<typeof passInput>,
): Promise<queries.PassValues> {
  const ids = [...new Set(courseIds)];
  if (!ids.every(isId) || (await queries.countCourses(tx, ids)) !== ids.length)
    throw new AppError('invalid', message(texts.unknownCourse));
  return { ...input, pricePaise: toPaise(price), courseIds: ids };
}

async function record(
  { tx, actor, now }: Change,
  action: AuditEntry['action'],
  { id, title, odia }: queries.PassRow,
): Promise<void> {
  await recordAuditEntry(
    tx,
    actor,
    { action, subjectId: id, details: { title, odiaTitle: odia?.title || undefined } },
    now,
  );
}

function toPass({ id, title, description, odia, days, pricePaise, courseIds }: queries.PassRow): Pass {
  return { _id: id, title, description, odia, days, price: toRupees(pricePaise), courseIds };
}

function toAdminPass(pass: queries.PassRow, holders: number): AdminPass {
  return {
    ...toPass(pass),
    isOnSale: pass.isOnSale,
    holders,
    createdAt: pass.createdAt.toISOString(),
    updatedAt: pass.updatedAt.toISOString(),
  };
}

type StudentPassRow = Awaited<ReturnType<typeof queries.findStudentPasses>>[number];

function toStudentPass(
  { period, title, odiaTitle }: StudentPassRow,
  all: StudentPassRow[],
  now: Date,
): StudentPass {
  return {
    _id: period.id,
    passId: period.passId,
    orderId: period.orderId,
    title,
    odiaTitles: { title: odiaTitle },
    courseIds: period.courseIds,
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
    cancelledAt: period.cancelledAt?.toISOString() ?? null,
    state: getPassState(period, now),
    endsSoon: endsSoon(
      period,
      all.map((row) => row.period),
      now,
    ),
  };
}

function passNotFound(): AppError {
  return new AppError('not-found', message(texts.notFound));
}
