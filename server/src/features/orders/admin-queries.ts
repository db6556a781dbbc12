import type { orderFilters } from '@sikhya/contract/order-management.ts';
import { studentSearchWords } from '@sikhya/contract/student-search-key.ts';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { containsWord } from '../../database/contains-word.ts';
import type { Db, Tx } from '../../database/database.ts';
import { countOrReuse } from '../../database/large-counts.ts';
import { isId } from '../../database/new-id.ts';
import { orders, paymentIssues, payments, refunds } from '../../database/tables/orders.ts';

type Filters = z.output<typeof orderFilters>;

/** The first moment of a day in India. */
const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** The ids that a search finds are read once for several queries, unless there are more than this. */
const MAX_FOUND = 2000;

/** Creates the condition of the filters. A search is made here once, because several queries use the condition. */
export async function createCondition(db: Db, { search, ...filters }: Filters): Promise<SQL | undefined> {
  return and(matchesFilters(filters), search === '' ? undefined : await createSearchCondition(db, search));
}

function matchesFilters({ status, courseId, from, to }: Omit<Filters, 'search'>): SQL | undefined {
  return and(
    status && status !== 'all' ? eq(orders.status, status) : undefined,
    courseId ? (isId(courseId) ? eq(orders.itemId, courseId) : sql`false`) : undefined,
    from ? sql`${orders.createdAt} >= ${dayStart(from)}` : undefined,
    to ? sql`${orders.createdAt} < ${dayStart(to)} + interval '1 day'` : undefined,
  );
}

async function createSearchCondition(db: Db, search: string): Promise<SQL> {
  const found = selectSearched(search);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${found}) found limit ${MAX_FOUND + 1}`,
  );
  if (rows.length > MAX_FOUND) return sql`${orders.id} in (${found})`;
  return sql`${orders.id} = any(${`{${rows.map(({ id }) => id).join()}}`}::uuid[])`;
}

/** A union, because an index can find the matches of each part but not of all parts joined by `or`. */
function selectSearched(search: string): SQL {
  const words = studentSearchWords(search).map((word) => containsWord(orders.searchKey, word));
  return sql`
    select ${orders.id} from ${orders} where ${words.length > 0 ? and(...words) : sql`false`}
    union select ${orders.id} from ${orders} where ${orders.providerOrderId} = ${search}
    union select ${payments.orderId} from ${payments} where ${payments.providerPaymentId} = ${search}`;
}

export async function findOrdersPage(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number },
) {
  return db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Ids grow with time, so orders that are added meanwhile do not move the others. */
export async function findOrdersAfter(
  db: Db,
  where: SQL | undefined,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .select()
    .from(orders)
    .where(and(where, after ? gt(orders.id, after) : undefined))
    .orderBy(asc(orders.id))
    .limit(limit);
}

const sumOf = (column: SQL | typeof payments.amountPaise) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Returns the totals of all matching orders, in paise. The numbers of many orders can be a minute old. */
export async function findTotals(db: Db, filters: Filters, where: SQL | undefined) {
  const [sums, refundRequests, issues] = await Promise.all([
    countOrReuse(
      db,
      ['order-sums', filters],
      () => findSums(db, where),
      (counted) => counted.orders,
    ),
    countRefundRequests(db, where),
    db.$count(paymentIssues, isNull(paymentIssues.resolvedAt)),
  ]);
  return { ...sums, refundRequests, issues };
}

async function findSums(db: Db, where: SQL | undefined) {
  const [[counts], [captured], [refunded]] = await Promise.all([
    db
      .select({ orders: count(), paidOrders: sql<number>`count(${orders.paidAt})::int` })
      .from(orders)
      .where(where),
    db
      .select({ paise: sumOf(payments.amountPaise) })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(isNotNull(payments.capturedAt), where)),
    db
      .select({ paise: sumOf(sql`${refunds.amountPaise}`) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.status, 'refunded'), where)),
  ]);
  return { ...counts!, capturedPaise: captured!.paise, refundedPaise: refunded!.paise };
}

/** Starts at the open requests, which an index lists. */
async function countRefundRequests(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.status, 'requested'), eq(orders.status, 'refund-requested'), where));
  return row!.total;
}

const inIndia = (column: SQL) => sql<string>`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** Captured and refunded amounts per day and per course or pass, and the orders that were paid. */
export async function findRevenue(db: Db, { from, to }: { from: string; to: string }) {
  const within = (column: SQL) =>
    and(sql`${column} >= ${dayStart(from)}`, sql`${column} < ${dayStart(to)} + interval '1 day'`);
  const columns = (moment: SQL, amount: SQL) => ({
    day: inIndia(moment).as('day'),
    kind: orders.kind,
    itemId: orders.itemId,
    title: sql<string>`max(${orders.title})`,
    odiaTitle: sql<string | null>`max(${orders.odiaTitle})`,
    paise: sumOf(amount),
  });
  const [capturedAt, refundedAt] = [sql`${payments.capturedAt}`, sql`${refunds.refundedAt}`];
  const [captured, refunded] = await Promise.all([
    db
      .select({
        ...columns(capturedAt, sql`${payments.amountPaise}`),
        // an order can have further captured payments, on other days too, which are refunded
        orders: sql<number>`(count(*) filter (where ${payments.paysOrder}))::int`,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(within(capturedAt))
      .groupBy(sql`day`, orders.kind, orders.itemId),
    db
      .select(columns(refundedAt, sql`${refunds.amountPaise}`))
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(refunds.status, 'refunded'), within(refundedAt)))
      .groupBy(sql`day`, orders.kind, orders.itemId),
  ]);
  return { captured, refunded };
}

const issueColumns = { issue: paymentIssues, orderNumber: orders.number };

/** Open issues first, then the newest resolved ones. */
export async function findIssues(db: Db, limit: number) {
  return db
    .select(issueColumns)
    .from(paymentIssues)
    .leftJoin(orders, eq(orders.id, paymentIssues.orderId))
    .orderBy(sql`${paymentIssues.resolvedAt} is not null`, desc(paymentIssues.foundAt))
    .limit(limit);
}

/** Returns undefined if the issue does not exist. An issue that was resolved before keeps its first note. */
export async function resolveIssue(tx: Tx, id: string, { note, at }: { note: string; at: Date }) {
  await tx
    .update(paymentIssues)
    .set({ resolvedAt: at, note })
    .where(and(eq(paymentIssues.id, id), isNull(paymentIssues.resolvedAt)));
  const [row] = await tx
    .select(issueColumns)
    .from(paymentIssues)
    .leftJoin(orders, eq(orders.id, paymentIssues.orderId))
    .where(eq(paymentIssues.id, id));
  return row;
}
