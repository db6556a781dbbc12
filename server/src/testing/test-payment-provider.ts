import { createLocalKeys, sign } from '../features/payments/service.ts';
import { type TestApp, testApp } from './test-app.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Creates a server that takes payments with Razorpay, and a second one whose local provider stands in for Razorpay.
 * `provider.fail` replaces its responses, so that tests can make it hang or answer anything.
 */
export async function createShopAndProvider(settings: Record<string, string> = {}) {
  const keys = createLocalKeys('s'.repeat(48));
  const providerApp = await testApp();
  const provider = {
    ...providerApp,
    /** Answers instead of the provider; null for the provider itself. */
    fail: null as Fetch | null,
    /** Changes the body of each response of the provider. */
    changeResponse: null as ((body: string) => string) | null,
    /** Called before the provider sees a request. */
    beforeCall: null as ((path: string) => Promise<void>) | null,
    /** Called after the provider has done its work and before the response arrives. */
    afterCall: null as ((path: string) => void) | null,
    calls: [] as string[],
  };
  const fetch: Fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    provider.calls.push(`${init.method} ${pathname}`);
    if (provider.fail) return provider.fail(input, init);
    await provider.beforeCall?.(pathname);
    const response = await providerApp.app.inject({
      method: init.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    provider.afterCall?.(pathname);
    const body = provider.changeResponse?.(response.body) ?? response.body;
    return new Response(body, { status: response.statusCode });
  };
  const shop = await testApp(
    {
      PAYMENTS: 'razorpay',
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecrets[0]!,
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'previous secret of the webhook',
      RAZORPAY_API_URL: 'http://provider/local-payments/v1',
      ...settings,
    },
    { fetch },
  );
  return { shop, provider, keys };
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
