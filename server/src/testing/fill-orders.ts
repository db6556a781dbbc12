import assert from 'node:assert/strict';
import { paymentIssues } from '../database/tables/orders.ts';
import type { TestApp } from './test-app.ts';
import { createTestCourse } from './test-courses.ts';

/**
 * Creates rows in every table of orders: a coupon, a pass, an open order, a paid one with a part refunded, and a pass whose
 * refund the student asked for.
 */
export async function fillOrders(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  tokens: { admin: string; student: string },
) {
  const post = async (role: 'admin' | 'student', url: string, payload: object) => {
    const headers = { authorization: `Bearer ${tokens[role]}` };
    const response = await app.inject({ method: 'POST', url, headers, payload });
    assert.ok(response.statusCode < 300, response.body);
    return response.json();
  };
  const code = `HALF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { coupon } = await post('admin', '/api/admin/coupons', { code, percent: 50 });
  const course = await createTestCourse(db, { price: 100 });
  const terms = { title: 'ମାସିକ ପାସ', days: 30, price: 300, courseIds: [course._id] };
  const { pass } = await post('admin', '/api/admin/passes', terms);

  const buy = async (item: object) => {
    const { order } = await post('student', '/api/student/orders', item);
    const returned = await post('student', '/local-payments/pay', { order_id: order.providerOrderId });
    await post('student', `/api/student/orders/${order._id}/confirm`, returned);
    return { order, returned };
  };
  const bought = await buy({ courseId: course._id, coupon: code });
  await post('admin', `/api/admin/orders/${bought.order._id}/refund`, { amount: 10, reason: 'goodwill' });
  const { order: passOrder } = await buy({ passId: pass._id });
  await post('student', `/api/student/orders/${passOrder._id}/refund-request`, { reason: 'too dear' });
  const other = await createTestCourse(db, { price: 200 });
  const { order: open } = await post('student', '/api/student/orders', { courseId: other._id });
  const [issue] = await db
    .insert(paymentIssues)
    .values({
      kind: 'unknown-payment',
      providerPaymentId: `pay_${crypto.randomUUID()}`,
      oursPaise: 0,
      theirsPaise: 100,
      foundAt: new Date(),
    })
    .returning();
  const { passes } = (
    await app.inject({
      url: '/api/student/passes',
      headers: { authorization: `Bearer ${tokens.student}` },
    })
  ).json();
  return {
    coupon,
    pass,
    ...bought,
    passOrder,
    open,
    issueId: issue!.id,
    studentPassId: passes[0]._id as string,
  };
}
