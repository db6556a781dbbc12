import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indiaDay } from '@sikhya/contract/india-day.ts';
import type { ListedOrder } from '@sikhya/contract/order-management.ts';
import { sql } from 'drizzle-orm';
import { testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';

const here = await testApp();
const { db, clock } = here;
const send = await createOwner(here);

const list = async (query: string) => (await send('GET', `/api/admin/orders?${query}`)).json();
const numbers = ({ orders }: { orders: ListedOrder[] }) => orders.map(({ number }) => number);

const minaKalinga = await createBuyer(here, 'mina kalinga');
const ravi = await createBuyer(here, 'ravi');
const [history, maths] = [
  await createTestCourse(db, { price: 100, title: 'History' }),
  await createTestCourse(db, { price: 250.5, title: 'Maths' }),
];
/** Orders that are placed at the same moment are listed in any sequence. */
const wait = () => {
  clock.now = new Date(clock.now.getTime() + 1000);
};
const paid = await minaKalinga.place({ courseId: history._id });
const returned = await minaKalinga.pay(paid);
await minaKalinga.confirm(paid, returned);
wait();
const refunded = await minaKalinga.place({ courseId: maths._id });
await minaKalinga.confirm(refunded, await minaKalinga.pay(refunded));
await send('POST', `/api/admin/orders/${refunded._id}/refund`, { amount: 50.5, reason: 'goodwill' });
wait();
const open = await ravi.place({ courseId: history._id });
const today = indiaDay(clock.now);

test('lists orders newest first with the totals of all that match', async () => {
  const { orders, pagination, totals } = await list('limit=5');
  assert.deepEqual(numbers({ orders }), [open.number, refunded.number, paid.number]);
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 1, totalOrders: 3 });
  assert.deepEqual(totals, {
    orders: 3,
    paidOrders: 2,
    captured: 350.5,
    refunded: 50.5,
    net: 300,
    refundRequests: 0,
    issues: 0,
  });
  assert.deepEqual(orders[2].student, {
    _id: minaKalinga.id,
    name: 'mina kalinga',
    email: 'mina.kalinga@example.com',
  });
});

for (const [query, expected] of [
  ['status=open', [open]],
  [`courseId=${history._id}`, [open, paid]],
  [`courseId=nonsense`, []],
  [`from=${today}&to=${today}`, [open, refunded, paid]],
  ['to=2020-01-01', []],
  ['search=kalinga', [refunded, paid]],
  ['search=RAVI@example.com', [open]],
  ['search=ravi@other.com', []],
  ['search=@example.com', [open, refunded, paid]],
  ['search=%25', []],
  ['search=&status=&courseId=&from=&to=', [open, refunded, paid]],
  [`search=${paid.number}`, [paid]],
  [`search=${paid.providerOrderId}`, [paid]],
  [`search=${returned.razorpay_payment_id}`, [paid]],
] as const) {
  test(`finds orders by ${query.replace(/[0-9a-f-]{36}/, 'id')}`, async () => {
    assert.deepEqual(
      numbers(await list(query)),
      expected.map(({ number }) => number),
    );
  });
}

for (const query of ['from=2026-13-01', 'status=nonsense', 'from=yesterday'])
  test(`refuses ${query}`, async () => {
    assert.equal((await send('GET', `/api/admin/orders?${query}`)).statusCode, 400);
  });

test('shows the timeline of an order with who did what', async () => {
  const { order } = (await send('GET', `/api/admin/orders/${refunded._id}`)).json();
  const timeline = order.events.map(({ kind, actor }: { kind: string; actor: string }) => `${actor} ${kind}`);
  assert.deepEqual(timeline.slice(0, 4), [
    'student created',
    'student returned',
    'provider payment-captured',
    'server paid',
  ]);
  assert.ok(timeline.includes('asha refund-approved') && timeline.includes('server refunded'));
  assert.deepEqual([order.payments[0].paysOrder, order.payments[0].status], [true, 'captured']);
  assert.deepEqual([order.receipt.amount, order.creditNotes[0].amount], [250.5, 50.5]);
  assert.equal(order.creditNotes[0].corrects, order.receipt.number);
});

test('a check by an admin asks the provider and settles the order', async () => {
  await ravi.pay(open);
  const response = await send('POST', `/api/admin/orders/${open._id}/check`);
  assert.deepEqual([response.statusCode, response.json().order.status], [200, 'paid']);
  assert.equal((await send('POST', `/api/admin/orders/${crypto.randomUUID()}/check`)).statusCode, 404);
});

test('adds up the revenue per day and per course', async () => {
  const revenue = (await send('GET', '/api/admin/revenue')).json();
  assert.equal(revenue.days.length, 30);
  assert.deepEqual(revenue.days.at(-1), { day: today, captured: 450.5, refunded: 50.5 });
  assert.deepEqual(
    revenue.items.map(({ title, orders, captured }: { title: string; orders: number; captured: number }) => [
      title,
      orders,
      captured,
    ]),
    [
      ['Maths', 1, 250.5],
      ['History', 2, 200],
    ],
  );
  assert.equal((await send('GET', '/api/admin/revenue?from=2020-01-01&to=2026-01-01')).statusCode, 422);
});

test('counts an order once that is paid again on another day', async () => {
  const day = 24 * 3600 * 1000;
  const bina = await createBuyer(here, 'bina');
  const { _id: courseId } = await createTestCourse(db, { price: 80, title: 'Civics' });
  const order = await bina.place({ courseId });
  await bina.confirm(order, await bina.pay(order));
  clock.now = new Date(clock.now.getTime() + day);
  await bina.pay(order);
  await send('POST', `/api/admin/orders/${order._id}/check`);
  const revenue = (await send('GET', '/api/admin/revenue')).json();
  const item = revenue.items.find(({ _id }: { _id: string }) => _id === courseId);
  assert.deepEqual([item.orders, item.captured, item.refunded], [1, 160, 80]);
  clock.now = new Date(clock.now.getTime() - day);
});

test('exports the matching orders as CSV', async () => {
  const response = await send('GET', '/api/admin/orders.csv?search=kalinga&status=&from=');
  assert.equal(response.statusCode, 200);
  const lines = response.body.trim().split(/\r?\n/);
  assert.equal(lines.length, 3);
  assert.ok(lines[1]!.includes(paid.number) && lines[2]!.includes('250.5'), response.body);
});

// the last test, because it adds orders
test('a search that finds thousands of orders counts and lists all of them', async () => {
  await db.execute(sql`
    insert into orders (id, number, buyer_name, buyer_email, search_key, kind, item_id, title, price_paise, amount_paise,
      status, provider, created_at)
    select gen_random_uuid(), 'MANY-' || n, 'Many', 'many@example.com', 'many ' || n, 'course', ${history._id},
      'History', 10000, 10000, 'lapsed', 'local', now() - n * interval '1 minute'
    from generate_series(1, 2500) n`);
  const { orders, totals, pagination } = await list('search=many&limit=5&status=lapsed');
  assert.deepEqual(numbers({ orders }), ['MANY-1', 'MANY-2', 'MANY-3', 'MANY-4', 'MANY-5']);
  assert.equal(totals.orders, 2500);
  assert.equal(pagination.totalPages, 500);
});
