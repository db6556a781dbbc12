import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { sql } from 'drizzle-orm';
import { testApp } from '../../testing/test-app.ts';
import { complete, createCertifiedCourse, readCertificates } from '../../testing/test-certificates.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';
import { waitForLocks } from '../../testing/wait-for-locks.ts';
import { revokePass } from '../passes/service.ts';
import { revokeRefunded } from './service.ts';

const here = await testApp();
const { db, clock } = here;
const admin = await createOwner(here);
const course = await createCertifiedCourse(here, admin, { price: 500 });
const created = await admin('POST', '/api/admin/passes', { title: 'Pass', days: 30, price: 300 });
const ITEMS = { course: { courseId: course._id }, pass: { passId: created.json().pass._id } };
const enrolUrl = `/api/protected/student/enroll/${course._id}`;

const wait = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3600_000);
};

/** Buys, earns the certificate or lets an admin end the enrolment. Returns the student and the orders by their step. */
async function createGraduate(name: string, steps: string[]) {
  const buyer = await createBuyer(here, name);
  const orders: Record<string, Order> = {};
  for (const step of steps) {
    wait(1);
    if (step === 'earn') {
      await buyer.post(enrolUrl);
      await complete(here, buyer, course);
      assert.equal((await readCertificates(buyer)).length, 1);
    } else if (step === 'end') {
      const ended = await admin('DELETE', `/api/admin/students/${buyer.id}/courses/${course._id}`, {
        note: 'by mistake',
      });
      assert.ok(ended.statusCode < 300, ended.body);
    } else {
      const order = await buyer.place(step.startsWith('pass') ? ITEMS.pass : ITEMS.course);
      await buyer.confirm(order, await buyer.pay(order));
      orders[step] = order;
    }
  }
  return { buyer, orders };
}

async function refund(order: Order): Promise<void> {
  wait(1);
  const made = await admin('POST', `/api/admin/orders/${order._id}/refund`, { reason: 'asked' });
  assert.equal(made.statusCode, 200, made.body);
}

/** The last number of each row is how many refunds leave the certificate valid. */
for (const [steps, refunds, keptBy] of [
  ['pass earn course', 'pass course', 1],
  ['pass earn course', 'course pass', 1],
  ['pass course earn', 'course pass', 1],
  ['pass1 earn pass2', 'pass1 pass2', 1],
  ['pass1 earn pass2', 'pass2 pass1', 1],
  ['pass1 earn pass2 course', 'pass1 course pass2', 2],
  ['pass1 earn pass2 course', 'course pass2 pass1', 2],
  ['course1 earn end course2', 'course1 course2', 1],
  ['course1 earn end course2', 'course2 course1', 1],
  ['course earn end pass', 'course pass', 1],
] as const)
  test(`${steps}: the certificate is valid until all of ${refunds} are refunded`, async () => {
    const { buyer, orders } = await createGraduate(`${steps} ${refunds}`, steps.split(' '));
    const valid: number[] = [];
    for (const name of refunds.split(' ')) {
      await refund(orders[name]!);
      valid.push((await readCertificates(buyer)).length);
    }
    assert.deepEqual(valid, [...Array<number>(keptBy).fill(1), 0]);
  });

test('a refund of a second pass keeps what a pass that has ended has earned', async () => {
  const { buyer: before } = await createGraduate('two passes', ['pass', 'earn']);
  wait(40 * 24);
  const { buyer, orders } = await createGraduate('two passes', ['pass']);
  assert.equal(buyer.id, before.id);
  await refund(orders.pass!);
  assert.equal((await readCertificates(buyer)).length, 1);
});

test('a certificate that an admin revoked cannot be reinstated after the pass was refunded', async () => {
  const { buyer, orders } = await createGraduate('reinstated', ['pass', 'earn']);
  const { certificates } = (await admin('GET', '/api/admin/certificates?search=reinstated')).json();
  const url = `/api/admin/certificates/${certificates[0]._id}`;
  const change = async (action: 'revoke' | 'reinstate') =>
    (await admin('POST', `${url}/${action}`, {})).statusCode;
  assert.deepEqual(
    [await change('revoke'), await change('reinstate'), await change('revoke')],
    [200, 200, 200],
  );
  await refund(orders.pass!);
  assert.equal(await change('reinstate'), 409);
  assert.deepEqual(await readCertificates(buyer), []);
});

test('no certificate is issued to a student whose pass is refunded at the same moment', async () => {
  const { buyer, orders } = await createGraduate('at once', ['pass']);
  await buyer.post(enrolUrl);
  await complete(here, buyer, course);
  let reading: ReturnType<typeof readCertificates> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from students where id = ${buyer.id} for update`);
    await revokePass(tx, orders.pass!._id, clock.now);
    reading = readCertificates(buyer);
    await waitForLocks(db);
    const order = { studentId: buyer.id, orderId: orders.pass!._id, courseIds: null };
    assert.equal(await revokeRefunded(tx, order, clock.now), 0);
  });
  assert.deepEqual(await reading, []);
});
