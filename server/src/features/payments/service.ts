import { createHmac } from 'node:crypto';
import { LOCAL_PAYMENTS_API } from '@sikhya/contract/local-payments.ts';
import type { Config } from '../../config/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

export type { PaymentProvider, ProviderEvent, ProviderPayment, ProviderRefund } from './provider.ts';
export { ProviderMisconfigured, ProviderRefusal, ProviderUnavailable } from './provider.ts';
export { sign } from './razorpay.ts';

type Fetches = { outside: typeof globalThis.fetch; inProcess: typeof globalThis.fetch };

/** Creates the configured provider; null while payments are off. */
export function createPaymentProvider(
  { payments, sessionSecrets }: Pick<Config, 'payments' | 'sessionSecrets'>,
  { outside, inProcess }: Fetches,
): PaymentProvider | null {
  if (payments.kind === 'off') return null;
  if (payments.kind === 'local') {
    return createRazorpay({
      ...createLocalKeys(sessionSecrets[0]!),
      name: 'local',
      apiUrl: LOCAL_PAYMENTS_API,
      scriptUrl: '/local-payments/checkout.js',
      fetch: inProcess,
    });
  }
  return createRazorpay({
    ...payments,
    name: 'razorpay',
    scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    fetch: outside,
  });
}

/** The keys of the local provider, the same in all processes with one session secret. */
export function createLocalKeys(sessionSecret: string) {
  const derive = (purpose: string) =>
    createHmac('sha256', sessionSecret).update(`local payments ${purpose}`).digest('hex').slice(0, 32);
  return {
    keyId: 'rzp_local_sikhya',
    keySecret: derive('key'),
    webhookSecrets: [derive('webhook')],
  };
}
