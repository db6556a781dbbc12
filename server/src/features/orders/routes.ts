import * as management from '@sikhya/contract/order-management.ts';
import * as contract from '@sikhya/contract/orders.ts';
import { getReceipt } from '@sikhya/contract/receipts.ts';
import type { FastifyInstance } from 'fastify';
import type { Read } from '../../database/read-database.ts';
import { serve, withStatus } from '../../http/serve.ts';
import { serveIdempotent, serveWrite } from '../../http/serve-write.ts';
import * as admin from './admin-service.ts';
import { listIssues, resolveIssue } from './payment-issues.ts';
import { makeRefund } from './refunds.ts';
import { getRevenue } from './revenue.ts';
import * as service from './service.ts';

export function orderRoutes(app: FastifyInstance, dependencies: service.OrderDependencies): void {
  serve(app, contract.quoteOrder, ({ caller, body }) =>
    service.quoteOrder(dependencies, caller.personId, body),
  );
  serveIdempotent(app, dependencies, contract.createOrder, async ({ caller, body }) => {
    const { isNew, order } = await service.createOrder(dependencies, caller.personId, body);
    return withStatus(isNew ? 201 : 200, { order: await service.presentOrder(dependencies, order.id) });
  });
  serve(app, contract.listOrders, async ({ caller }) => ({
    orders: await service.listOrders(dependencies, caller.personId),
  }));
  serve(app, contract.getOrder, async ({ caller, params }) => ({
    order: await service.getOrder(dependencies, caller.personId, params.orderId),
  }));
  serveIdempotent(app, dependencies, contract.confirmOrder, async ({ caller, params, body }) => ({
    order: await service.confirmOrder(dependencies, caller.personId, params.orderId, body),
  }));
  serveWrite(app, dependencies, contract.requestRefund, async ({ tx, caller, params, body }) => ({
    order: await service.requestRefund(tx, dependencies, {
      studentId: caller.personId,
      ...params,
      ...body,
    }),
  }));
  serve(app, getReceipt, ({ caller, params }) =>
    service.getReceipt(dependencies, caller.personId, params.orderId),
  );
}

export function adminOrderRoutes(
  app: FastifyInstance,
  dependencies: service.OrderDependencies,
  read: Read,
): void {
  const { db, now } = dependencies;
  serve(app, management.listAllOrders, ({ query }) => admin.listAllOrders(db, query));
  serve(app, management.getAdminOrder, async ({ params }) => ({
    order: await admin.getAdminOrder(db, params.orderId, now()),
  }));
  serveWrite(
    app,
    dependencies,
    management.refundOrder,
    async ({ tx, afterCommit, params, body, ...actor }) => {
      const refundId = await admin.approveRefund({ tx, actor, ...params, now: now() }, body);
      afterCommit(() => makeRefund(dependencies, refundId));
      return { order: await admin.getAdminOrder(tx, params.orderId, now()) };
    },
  );
  serveWrite(app, dependencies, management.declineRefund, async ({ tx, params, body, ...actor }) => {
    await admin.declineRefund({ tx, actor, ...params, now: now() }, body.reason);
    return { order: await admin.getAdminOrder(tx, params.orderId, now()) };
  });
  serveIdempotent(app, dependencies, management.checkOrder, async ({ params, ...actor }) => ({
    order: await admin.checkOrder(dependencies, actor, params.orderId),
  }));
  serve(app, management.getRevenue, ({ query }) => read((db) => getRevenue(db, query, now())));
  serve(app, management.listPaymentIssues, async () => ({ issues: await listIssues(db) }));
  serveWrite(app, dependencies, management.resolvePaymentIssue, async ({ tx, params, body, ...actor }) => ({
    issue: await resolveIssue({ tx, actor, ...params, now: now() }, body.note),
  }));
}
