import type { CourseCard } from '@sikhya/contract/course.ts';
import type { Pass } from '@sikhya/contract/passes.ts';
import { createContext, type ReactNode, use } from 'react';

/** An item that a student can buy. */
export type PayableItem = { course: CourseCard; pass?: never } | { pass: Pass; course?: never };

type PaymentDialogValue = {
  open: (item: PayableItem) => void;
  /** The item whose dialog is being loaded. */
  loadingItem: PayableItem | null;
};

export const PaymentDialogContext = createContext<PaymentDialogValue | null>(null);

/** Decides whether a student may pay, and shows what is missing. */
export type PaymentGateProps = {
  /** `checkAgain` is for an order that the server refused because of a missing consent. */
  renderPayment: (checkAgain: () => void) => ReactNode;
  onClose: () => void;
  /** Called when the gate shows something itself. */
  onShown: () => void;
};

/** The dialog in which a student pays for a course or a pass. Its button is busy while it is being loaded. */
export function usePaymentDialog(item: PayableItem): { open: () => void; isLoading: boolean } {
  const value = use(PaymentDialogContext);
  if (!value) throw new Error('usePaymentDialog must be used within a PaymentDialogProvider');
  const { open, loadingItem } = value;
  return { open: () => open(item), isLoading: loadingItem !== null && getId(loadingItem) === getId(item) };
}

const getId = ({ course, pass }: PayableItem): string => (course ?? pass)._id;
