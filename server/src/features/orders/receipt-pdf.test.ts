import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import { students } from '../../database/tables/people.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTeamMember, testApp } from '../../testing/test-app.ts';
import { createTestCourse } from '../../testing/test-courses.ts';
import { createBuyer, createOwner } from '../../testing/test-orders.ts';

const here = await testApp();
const { app, db } = here;
const owner = await createOwner(here);

async function buyCourse(name: string) {
  const buyer = await createBuyer(here, `Buyer of ${name.length}`);
  await db.update(students).set({ name }).where(eq(students.id, buyer.id));
  const odia = { title: 'ସାଧାରଣ ଜ୍ଞାନ', description: '' };
  const { _id: courseId } = await createTestCourse(db, { title: 'General knowledge', price: 499, odia });
  const order = await buyer.place({ courseId });
  await buyer.confirm(order, await buyer.pay(order));
  return { buyer, order: await buyer.read(order) };
}

const urlOf = (order: Order, query = '') => `/api/student/orders/${order._id}/receipt.pdf${query}`;

test('the PDF of a receipt has its number, the amount and the name in both languages', async () => {
  const { buyer, order } = await buyCourse('ମୀନା Jena');
  const english = await buyer.get(urlOf(order));
  assert.equal(english.statusCode, 200, english.body);
  assert.equal(english.headers['content-type'], 'application/pdf');
  assert.equal(english.headers['cache-control'], 'no-store');
  const name = `${order.receiptNumber!.replaceAll('/', '-')}.pdf`;
  assert.equal(english.headers['content-disposition'], `attachment; filename="${name}"`);
  const { title, pages } = await readPdf(english.rawPayload);
  assert.equal(title, `Receipt ${order.receiptNumber}`);
  assert.equal(pages.length, 1);
  for (const text of [order.receiptNumber!, order.number, '₹499', 'ମୀନା Jena', 'General knowledge'])
    assert.ok(pages[0]!.includes(text.normalize('NFC')), `${text} in ${pages[0]}`);
  const odia = await readPdf((await buyer.get(urlOf(order, '?lang=or'))).rawPayload);
  for (const text of [`ରସିଦ ${order.receiptNumber}`, '₹499', 'ମୀନା Jena', 'ସାଧାରଣ ଜ୍ଞାନ', 'କ୍ରେତା'])
    assert.ok(odia.pages[0]!.includes(text.normalize('NFC')), `${text} in ${odia.pages[0]}`);
});

test('a refund adds its credit note as a page', async () => {
  const { buyer, order } = await buyCourse('Ashok');
  await owner('POST', `/api/admin/orders/${order._id}/refund`, { amount: 99.5, reason: 'Goodwill' });
  const { pages } = await readPdf((await buyer.get(urlOf(order))).rawPayload);
  assert.equal(pages.length, 2);
  assert.match(pages[1]!, /Credit note C\//);
  assert.ok(pages[1]!.includes('₹99.50') && pages[1]!.includes(`Corrects ${order.receiptNumber}`));
});

test('only the buyer and admins who may read orders get the PDF', async () => {
  const { buyer, order } = await buyCourse('Sunita');
  const stranger = await createBuyer(here, 'Stranger');
  assert.equal((await stranger.get(urlOf(order))).statusCode, 404);
  assert.equal((await app.inject(urlOf(order))).statusCode, 401);
  const adminUrl = `/api/admin/orders/${order._id}/receipt.pdf`;
  const asAdmin = await owner('GET', adminUrl);
  assert.equal((await readPdf(asAdmin.rawPayload)).title, `Receipt ${order.receiptNumber}`);
  assert.equal((await buyer.get(adminUrl)).statusCode, 403);
  const { token } = await createTeamMember(here, 'author');
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await app.inject({ url: adminUrl, headers })).statusCode, 403);
});

test('returns 404 for an order without a receipt and for an unknown order', async () => {
  const buyer = await createBuyer(here, 'Waiting');
  const { _id: courseId } = await createTestCourse(db, { title: 'Unpaid', price: 499 });
  const order = await buyer.place({ courseId });
  for (const url of [urlOf(order), urlOf({ ...order, _id: 'unknown' })])
    assert.equal((await buyer.get(url)).statusCode, 404);
  assert.equal((await owner('GET', `/api/admin/orders/${order._id}/receipt.pdf`)).statusCode, 404);
});
