import type { paymentNeeded } from '@sikhya/contract/enrolment.ts';
import type * as z from 'zod/mini';

/** Whether a response asks to pay. Checked by hand, because zod would be a tenth of the code of a student's first visit. */
export function isPaymentNeeded(body: unknown): body is z.output<typeof paymentNeeded> {
  const { requiresPayment, price } = (body ?? {}) as Record<string, unknown>;
  return requiresPayment === true && typeof price === 'number';
}
