import { randomUUID } from 'node:crypto';
import type { EndpointRequest } from '@sikhya/contract/endpoint.ts';
import type { payLocally } from '@sikhya/contract/local-payments.ts';
import { WEBHOOK_PATH } from '@sikhya/contract/orders.ts';
import type { FastifyInstance } from 'fastify';
import { createInProcessFetch } from '../../http/in-process-fetch.ts';
import { sign } from '../payments/service.ts';
import { type LocalPayment, toUnixTime } from './rules.ts';

type Delivery = EndpointRequest<typeof payLocally>['body']['webhook'];

export type SendWebhook = {
  (event: string, payment: LocalPayment, delivery: Delivery): Promise<void>;
  /** Sends the webhook at the time, in Unix seconds. It is lost if the server stops before, as in a real outage. */
  at(time: number, event: string, payment: LocalPayment, delivery: Delivery): void;
};

/** Sends webhooks as Razorpay does, over HTTP to the address of this server; in process while it does not listen. */
export function createWebhookSender(
  app: FastifyInstance,
  { secret, now }: { secret: string; now: () => Date },
): SendWebhook {
  const inProcess = createInProcessFetch(app);
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('preClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  async function post(body: string, id: string): Promise<void> {
    const origin = getOrigin(app);
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(secret, body),
      'x-razorpay-event-id': id,
    };
    const send = origin ? fetch : inProcess;
    // a lost webhook changes nothing: the server asks by itself
    await send(`${origin ?? ''}${WEBHOOK_PATH}`, { method: 'POST', headers, body }).catch(() => {});
  }

  const sendWebhook = async (event: string, payment: LocalPayment, delivery: Delivery) => {
    if (delivery === 'lost') return;
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_local',
      event,
      contains: ['payment'],
      payload: { payment: { entity: payment } },
      created_at: toUnixTime(now()),
    });
    const id = randomUUID();
    await post(body, id);
    if (delivery === 'twice') await post(body, id);
  };

  sendWebhook.at = (time: number, ...webhook: Parameters<typeof sendWebhook>) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void sendWebhook(...webhook);
      },
      Math.max(0, time * 1000 - now().getTime()),
    ).unref();
    timers.add(timer);
  };
  return sendWebhook;
}

/** Returns null while the server does not listen. */
function getOrigin({ server }: FastifyInstance): string | null {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return null;
  const { family, port } = address;
  return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`;
}
