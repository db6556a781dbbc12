import { type Message, message } from '@sikhya/contract/language/texts.ts';
import { hasWholePaise } from '@sikhya/contract/money.ts';
import type { PaymentMethod } from '@sikhya/contract/students.ts';
import { texts } from './texts.ts';

/** Returns the problem with an amount, or null if it is valid. */
export function checkPayment(method: PaymentMethod, rupees: number): Message | null {
  if (!hasWholePaise(rupees)) return message(texts.tooManyDecimals);
  if (method === 'gift') return rupees === 0 ? null : message(texts.giftCosts);
  return rupees > 0 ? null : message(texts.noAmount);
}

export function toEnrolmentStatus(amountPaise: number): 'enrolled' | 'purchased' {
  return amountPaise > 0 ? 'purchased' : 'enrolled';
}
