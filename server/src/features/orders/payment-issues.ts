import { message } from '@sikhya/contract/language/texts.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import type { PaymentIssue } from '@sikhya/contract/order-management.ts';
import type { Db, Tx } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import * as queries from './admin-queries.ts';
import { texts } from './texts.ts';

const MAX_ISSUES = 500;

export async function listIssues(db: Db): Promise<PaymentIssue[]> {
  return (await queries.findIssues(db, MAX_ISSUES)).map(toIssue);
}

export async function resolveIssue(
  { tx, actor, issueId, now }: { tx: Tx; actor: Actor; issueId: string; now: Date },
  note: string,
): Promise<PaymentIssue> {
  const row = isId(issueId) ? await queries.resolveIssue(tx, issueId, { note, at: now }) : undefined;
  if (!row) throw new AppError('not-found', message(texts.issueNotFound));
  const entry = { action: 'resolve-payment-issue', subjectId: issueId, details: { note } } as const;
  await recordAuditEntry(tx, actor, entry, now);
  return toIssue(row);
}

function toIssue({
  issue,
  orderNumber,
}: Awaited<ReturnType<typeof queries.findIssues>>[number]): PaymentIssue {
  return {
    _id: issue.id,
    kind: issue.kind,
    orderId: issue.orderId,
    orderNumber,
    providerPaymentId: issue.providerPaymentId,
    ours: toRupees(issue.oursPaise),
    theirs: toRupees(issue.theirsPaise),
    foundAt: issue.foundAt.toISOString(),
    resolvedAt: issue.resolvedAt?.toISOString() ?? null,
    note: issue.note,
  };
}
