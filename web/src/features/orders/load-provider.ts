/** The part of the provider's checkout that we use; see its documentation of the standard checkout. */
type CheckoutOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name?: string; email?: string };
  /** Browsers that cannot show the window in the page return here. */
  callback_url: string;
  redirect: boolean;
  theme: { color: string };
  config: object;
  handler: (response: PaymentReturn) => void;
  modal: { ondismiss: () => void; escape: boolean; confirm_close: boolean };
};

export type PaymentReturn = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

export type Checkout = {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: () => void): void;
};

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

const TIMEOUT_MS = 30_000;

/** Loads the script of the provider once; a failed load can be repeated. */
export async function loadProvider(scriptUrl: string): Promise<NonNullable<Window['Razorpay']>> {
  if (!window.Razorpay) await loadScript(scriptUrl);
  if (!window.Razorpay) throw new Error('The script of the payment provider defines no checkout.');
  return window.Razorpay;
}

function loadScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  const fail = () => {
    script.remove();
    reject(new Error('The script of the payment provider could not be loaded.'));
  };
  const timer = setTimeout(fail, TIMEOUT_MS);
  script.addEventListener('load', () => {
    clearTimeout(timer);
    resolve();
  });
  script.addEventListener('error', () => {
    clearTimeout(timer);
    fail();
  });
  script.src = url;
  document.head.append(script);
  return promise;
}

/** UPI first, because most students pay with it. */
export const UPI_FIRST = {
  display: {
    blocks: { upi: { name: 'UPI', instruments: [{ method: 'upi' }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
};
