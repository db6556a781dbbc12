import assert from 'node:assert/strict';
import type { LOCAL_OUTCOMES, LOCAL_WEBHOOKS } from '@sikhya/contract/local-payments.ts';
import type { Order } from '@sikhya/contract/orders.ts';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { enrolments } from '../database/tables/learning.ts';
import { ADMIN, adminToken, type TestApp } from './test-app.ts';
import { createSignedInStudent } from './test-student.ts';

type Payment = { outcome?: (typeof LOCAL_OUTCOMES)[number]; webhook?: (typeof LOCAL_WEBHOOKS)[number] };

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;

/** Creates a signed-in student who orders and pays; returns the requests that a browser would send. */
export async function createBuyer(here: TestApp, name: string) {
  const student = await createSignedInStudent(here, name);
  const { get, post } = student;
  return {
    ...student,
    order: (body: object) => post('/api/student/orders', body),
    /** Fails unless the order is created. */
    async place(body: object): Promise<Order> {
      const response = await post('/api/student/orders', body);
      assert.ok(response.statusCode === 201 || response.statusCode === 200, response.body);
      return response.json().order;
    },
    /** Pays in the local window. Returns what the browser gets. */
    async pay(order: Order, { outcome = 'paid', webhook = 'lost' }: Payment = {}) {
      const payload = { order_id: order.providerOrderId, outcome, webhook };
      const response = await here.app.inject({ method: 'POST', url: '/local-payments/pay', payload });
      assert.equal(response.statusCode, 200, response.body);
      return response.json();
    },
    confirm: (order: Order, returned: object) => post(`/api/student/orders/${order._id}/confirm`, returned),
    read: async (order: Order): Promise<Order> =>
      (await get(`/api/student/orders/${order._id}`)).json().order,
    findEnrolments: () => here.db.select().from(enrolments).where(eq(enrolments.studentId, student.id)),
  };
}

/** Creates an owner. `send` signs in again when the clock of a test has ended the session. */
export async function createOwner(here: TestApp) {
  let token = await adminToken(here);
  const inject = (options: InjectOptions, key?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) };
    return here.app.inject({ ...options, headers });
  };
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    idempotencyKey?: string,
  ) => {
    const request = { method, url, ...(payload && { payload }) };
    const response = await inject(request, idempotencyKey);
    if (response.statusCode !== 401) return response;
    const login = { method: 'POST', url: '/api/auth/admin/login', payload: ADMIN } as const;
    token = (await here.app.inject(login)).json().token;
    return inject(request, idempotencyKey);
  };
}
