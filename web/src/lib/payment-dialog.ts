import type { CourseCard } from '@sikhya/contract/course.ts';
import type { Pass } from '@sikhya/contract/passes.ts';
import { createContext, type ReactNode, use } from 'react';

/** An item that a student can buy. */
export type PayableItem = { course: CourseCard; pass?: never } | { pass: Pass; course?: never };

export const PaymentDialogContext = createContext<((item: PayableItem) => void) | null>(null);

/** Decides whether a student may pay, and shows what is missing. */
export type PaymentGateProps = {
  /** `checkAgain` is for an order that the server refused because of a missing consent. */
  renderPayment: (checkAgain: () => void) => ReactNode;
  onClose: () => void;
};

/** Opens the dialog in which a student pays for a course or a pass. */
export function useOpenPaymentDialog(): (item: PayableItem) => void {
  const open = use(PaymentDialogContext);
  if (!open) throw new Error('useOpenPaymentDialog must be used within a PaymentDialogProvider');
  return open;
}
