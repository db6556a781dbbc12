import { createLocalKeys, sign } from '../features/payments/service.ts';
import { type TestApp, testApp } from './test-app.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Creates a server that pays with Razorpay, and a second one whose local provider stands for Razorpay. `bank.fail`
 * replaces its responses, so that tests can make it hang or answer anything.
 */
export async function createShopAndBank(settings: Record<string, string> = {}) {
  const keys = createLocalKeys('s'.repeat(48));
  const bankApp = await testApp();
  const bank = {
    ...bankApp,
    /** Answers instead of the bank; null for the bank itself. */
    fail: null as Fetch | null,
    /** Changes the body of each response of the bank. */
    changeResponse: null as ((body: string) => string) | null,
    /** Calls before the bank sees a request. */
    beforeCall: null as ((path: string) => Promise<void>) | null,
    /** Calls after the bank has done its work and before the response arrives. */
    afterCall: null as ((path: string) => void) | null,
    calls: [] as string[],
  };
  const fetch: Fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    bank.calls.push(`${init.method} ${pathname}`);
    if (bank.fail) return bank.fail(input, init);
    await bank.beforeCall?.(pathname);
    const response = await bankApp.app.inject({
      method: init.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    bank.afterCall?.(pathname);
    const body = bank.changeResponse?.(response.body) ?? response.body;
    return new Response(body, { status: response.statusCode });
  };
  const shop = await testApp(
    {
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecrets[0]!,
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'previous secret of the webhook',
      RAZORPAY_API_URL: 'http://bank/local-payments/v1',
      ...settings,
    },
    { fetch },
  );
  return { shop, bank, keys };
}

/** Sends a webhook to the server, signed with the secret. */
export function sendWebhook(
  { app }: Pick<TestApp, 'app'>,
  { body, secret, eventId, signature }: { body: object; secret: string; eventId: string; signature?: string },
) {
  const payload = JSON.stringify(body);
  return app.inject({
    method: 'POST',
    url: '/api/payments/razorpay/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': signature ?? sign(secret, payload),
    },
  });
}

/** The body of a webhook about a payment of an order. */
export const toWebhookBody = (event: string, orderId: string | null, paymentId: string) => ({
  entity: 'event',
  event,
  contains: ['payment'],
  payload: { payment: { entity: { id: paymentId, order_id: orderId } } },
  created_at: 1_700_000_000,
});
