import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type PayableItem, PaymentDialogContext } from '../../lib/payment-dialog.ts';

/** Loaded on demand, because most visitors pay nothing. */
const PaymentDialog = lazy(() => import('./payment-dialog.tsx'));

export function PaymentDialogProvider({ children }: { children: ReactNode }) {
  const [item, setItem] = useState<PayableItem | null>(null);
  return (
    <PaymentDialogContext value={setItem}>
      {children}
      {item && (
        <Suspense>
          <PaymentDialog item={item} onClose={() => setItem(null)} />
        </Suspense>
      )}
    </PaymentDialogContext>
  );
}
