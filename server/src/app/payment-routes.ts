import type { FastifyInstance } from 'fastify';
import { couponRoutes } from '../features/coupons/routes.ts';
import { localPaymentRoutes } from '../features/local-payments/routes.ts';
import { createLocalPayments } from '../features/local-payments/service.ts';
import { createWebhookSender } from '../features/local-payments/webhooks.ts';
import { providerRoutes } from '../features/orders/provider-routes.ts';
import { receiptRoutes } from '../features/orders/receipt-routes.ts';
import { adminOrderRoutes, orderRoutes } from '../features/orders/routes.ts';
import { passRoutes } from '../features/passes/routes.ts';
import { createLocalKeys } from '../features/payments/service.ts';
import type { RouteParts } from './parts.ts';
import type { Services } from './services.ts';

/** Orders, coupons and passes, and the calls of the payment provider. */
export async function addPaymentRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  { orders, read }: Services,
): Promise<void> {
  const { config, db, now } = parts;
  orderRoutes(app, orders);
  adminOrderRoutes(app, orders, read);
  receiptRoutes(app, orders);
  await providerRoutes(app, orders);
  couponRoutes(app, { db, now });
  passRoutes(app, { db, now, canPay: orders.provider !== null });
  if (config.payments.kind === 'local') await addLocalPayments(app, parts);
}

async function addLocalPayments(app: FastifyInstance, { config, db, now }: RouteParts): Promise<void> {
  const keys = createLocalKeys(config.sessionSecrets[0]!);
  const sendWebhook = createWebhookSender(app, { secret: keys.webhookSecrets[0]!, now });
  const { payments } = config;
  await localPaymentRoutes(app, createLocalPayments({ db, now, keys, sendWebhook }), {
    isLocalOnly: payments.kind === 'local' && payments.isLocalOnly,
  });
}
