import type { Page } from '@playwright/test';
import type { Order } from '../contract/src/orders.ts';
import { expect } from './product.ts';
import { requestSession } from './sign-in.ts';

/** Orders a course or a pass by the API as a new student, and pays what is to pay. */
export async function buy(
  page: Page,
  who: { name: string; email: string },
  body: { courseId: string; coupon?: string } | { passId: string },
): Promise<Order> {
  const { token } = await (await requestSession(page, who)).json();
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post('/api/student/orders', { headers, data: body });
  expect(response.status(), 'ordering').toBe(201);
  const { order } = (await response.json()) as { order: Order };
  const data = { order_id: order.providerOrderId };
  const returned = await (await page.request.post('/local-payments/pay', { data })).json();
  const confirmed = await page.request.post(`/api/student/orders/${order._id}/confirm`, {
    headers,
    data: returned,
  });
  expect((await confirmed.json()).order.status).toBe('paid');
  return order;
}
