import * as z from 'zod/mini';

/** The parts of Razorpay's responses that we read. Amounts must be integers, or the response is not believed. */

const amount = z.int().check(z.minimum(0));
const unixTime = z.pipe(
  z.int(),
  z.transform((seconds) => new Date(seconds * 1000)),
);

export const razorpayOrder = z.object({ id: z.string(), amount, currency: z.string() });

/** An error may repeat what the payer typed. Numbers of cards and accounts, and UPI ids, are never stored. */
const errorText = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/\S+@\S+|\d[\d -]{2,}\d/g, '…')),
);

export const razorpayPayment = z.pipe(
  z.object({
    id: z.string(),
    order_id: z.nullish(z.string()),
    amount,
    amount_refunded: z.nullish(amount),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.nullish(z.string()),
    error_description: z.nullish(errorText),
    created_at: unixTime,
  }),
  z.transform((payment) => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amountPaise: payment.amount,
    refundedPaise: payment.amount_refunded ?? 0,
    currency: payment.currency,
    status: payment.status,
    method: payment.method ?? '',
    error: payment.error_description ?? '',
    createdAt: payment.created_at,
  })),
);

export const razorpayRefund = z.pipe(
  z.object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    status: z.enum(['pending', 'processed', 'failed']),
    /** An empty list if there are none. */
    notes: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  }),
  z.transform(({ id, payment_id, amount, status, notes }) => ({
    id,
    paymentId: payment_id,
    amountPaise: amount,
    status,
    ourId: readOurId(notes),
  })),
);

function readOurId(notes: unknown): string | null {
  const id = (notes as Record<string, unknown> | null | undefined)?.refund_id;
  return typeof id === 'string' ? id : null;
}

export const collectionOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });

const entity = z.object({ entity: z.object({ id: z.string(), order_id: z.nullish(z.string()) }) });

export const razorpayEvent = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({
    order: z.optional(entity),
    payment: z.optional(entity),
    refund: z.optional(z.object({ entity: z.object({ payment_id: z.string() }) })),
  }),
});

export const razorpayError = z.object({ error: z.object({ description: errorText }) });
