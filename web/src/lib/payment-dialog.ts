import type { CourseCard } from '@sikhya/contract/course.ts';
import type { Pass } from '@sikhya/contract/passes.ts';
import { createContext, use } from 'react';

/** What a student can buy. */
export type PayableItem = { course: CourseCard; pass?: never } | { pass: Pass; course?: never };

export const PaymentDialogContext = createContext<((item: PayableItem) => void) | null>(null);

/** Opens the dialog in which a student pays for a course or a pass. */
export function useOpenPaymentDialog(): (item: PayableItem) => void {
  const open = use(PaymentDialogContext);
  if (!open) throw new Error('useOpenPaymentDialog must be used within a PaymentDialogProvider');
  return open;
}
