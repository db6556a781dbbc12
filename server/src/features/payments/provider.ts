/** A payment as the provider reports it. Amounts are integers in the smallest unit of the currency. */
export type ProviderPayment = {
  id: string;
  /** The provider's order; null for a payment that was made without one. */
  orderId: string | null;
  amountPaise: number;
  refundedPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string;
  error: string;
  createdAt: Date;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
  /** The id that we sent with the refund; null for one that was made in the provider's dashboard. */
  ourId: string | null;
};

/** The subject of an event. Its content is not trusted: the provider is asked instead. */
export type ProviderEvent = {
  id: string;
  kind: string;
  orderId: string | null;
  paymentId: string | null;
};

/**
 * A payment provider. Another one needs one new file that implements this type, and a line in service.ts. Calls throw
 * ProviderUnavailable when there is no usable response in time, and ProviderRefusal when the provider says no.
 */
export type PaymentProvider = {
  name: 'razorpay' | 'local';
  /** Public; the checkout in the browser needs it. */
  keyId: string;
  scriptUrl: string;
  createOrder(order: { amountPaise: number; number: string }): Promise<{ id: string }>;
  fetchPayments(orderId: string): Promise<ProviderPayment[]>;
  fetchRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** All payments that were created in the period. */
  listPayments(from: Date, to: Date): Promise<ProviderPayment[]>;
  /** All refunds that were created in the period, also of older payments. */
  listRefunds(from: Date, to: Date): Promise<ProviderRefund[]>;
  /** Refunds once per `ourId`, however often it is called. */
  refund(refund: { paymentId: string; amountPaise: number; ourId: string }): Promise<ProviderRefund>;
  /** Whether the provider signed this payment of this order. */
  verifyReturn(claim: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Returns null if the signature is wrong or the body is not an event. */
  readWebhook(body: Buffer, headers: Readonly<Record<string, unknown>>): ProviderEvent | null;
};

/** The provider could not be reached in time, or its response made no sense. The call may be repeated. */
export class ProviderUnavailable extends Error {}

/**
 * The provider, or something before it, does not accept our key or address. It has decided nothing, and the call may be
 * repeated when an admin has changed the settings.
 */
export class ProviderMisconfigured extends ProviderUnavailable {}

/** The provider refused the call, and would refuse it again. */
export class ProviderRefusal extends Error {}
