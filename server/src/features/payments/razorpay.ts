import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { createRazorpayClient, type RazorpayAccess } from './razorpay-client.ts';
import {
  collectionOf,
  razorpayEvent,
  razorpayOrder,
  razorpayPayment,
  razorpayRefund,
} from './razorpay-schemas.ts';

export type RazorpayOptions = RazorpayAccess &
  Pick<PaymentProvider, 'name' | 'scriptUrl'> & {
    /** The second one is the previous secret, which stays valid while it is being changed. */
    webhookSecrets: string[];
  };

const PAGE = 100;
/** Unpaid authorisations are captured by Razorpay itself, or returned after five days. */
const CAPTURE = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 720, manual_expiry_period: 7200, refund_speed: 'normal' },
};

/** Razorpay by its HTTP API. The local provider speaks the same API under another address. */
export function createRazorpay(options: RazorpayOptions): PaymentProvider {
  const { name, keyId, keySecret, scriptUrl, webhookSecrets } = options;
  const call = createRazorpayClient(options);
  const payments = collectionOf(razorpayPayment);
  const refunds = collectionOf(razorpayRefund);

  return {
    name,
    keyId,
    scriptUrl,

    createOrder: ({ amountPaise, number }) =>
      call({
        method: 'POST',
        path: '/orders',
        body: { amount: amountPaise, currency: 'INR', receipt: number, payment: CAPTURE },
        response: razorpayOrder,
      }),

    fetchPayments: async (orderId) =>
      (
        await call({
          method: 'GET',
          path: `/orders/${encodeURIComponent(orderId)}/payments`,
          response: payments,
        })
      ).items,

    fetchRefunds: async (paymentId) => {
      const path = `/payments/${encodeURIComponent(paymentId)}/refunds?count=${PAGE}`;
      return (await call({ method: 'GET', path, response: refunds })).items;
    },

    listPayments: (from, to) =>
      readPages(async (skip) => {
        const path = `/payments?${toPage({ from, to, skip })}`;
        return (await call({ method: 'GET', path, response: payments })).items;
      }),

    listRefunds: (from, to) =>
      readPages(async (skip) => {
        const path = `/refunds?${toPage({ from, to, skip })}`;
        return (await call({ method: 'GET', path, response: refunds })).items;
      }),

    refund: ({ paymentId, amountPaise, ourId }) =>
      call({
        method: 'POST',
        path: `/payments/${encodeURIComponent(paymentId)}/refund`,
        body: { amount: amountPaise, speed: 'normal', receipt: ourId, notes: { refund_id: ourId } },
        headers: { 'x-refund-idempotency': ourId },
        response: razorpayRefund,
      }),

    verifyReturn: ({ orderId, paymentId, signature }) =>
      isEqual(sign(keySecret, `${orderId}|${paymentId}`), signature),

    readWebhook(body, headers) {
      const signature = headers['x-razorpay-signature'];
      if (typeof signature !== 'string') return null;
      if (!webhookSecrets.some((secret) => isEqual(sign(secret, body), signature))) return null;
      return parseEvent(body, headers['x-razorpay-event-id']);
    },
  };
}

async function readPages<T>(readPage: (skip: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const items = await readPage(all.length);
    all.push(...items);
    if (items.length < PAGE) return all;
  }
}

const toPage = ({ from, to, skip }: { from: Date; to: Date; skip: number }) =>
  `from=${toUnixTime(from)}&to=${toUnixTime(to)}&count=${PAGE}&skip=${skip}`;

/** Without an id the event is known by its content. */
function parseEvent(body: Buffer, headerId: unknown): ProviderEvent | null {
  const parsed = razorpayEvent.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { event, payload } = parsed.data;
  const hasId = typeof headerId === 'string' && /^[\w.-]{1,100}$/.test(headerId);
  return {
    id: hasId ? headerId : createHash('sha256').update(body).digest('hex'),
    kind: event,
    orderId: payload.order?.entity.id ?? payload.payment?.entity.order_id ?? null,
    paymentId: payload.payment?.entity.id ?? payload.refund?.entity.payment_id ?? null,
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function sign(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

function isEqual(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const toUnixTime = (moment: Date) => Math.floor(moment.getTime() / 1000);
