import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { type PayableItem, PaymentDialogContext, type PaymentGateProps } from '../../lib/payment-dialog.ts';

/** Loaded on demand, because most visitors pay nothing. */
const PaymentDialog = lazy(() => import('./payment-dialog.tsx'));

type PaymentDialogProviderProps = {
  /** Comes before the dialog. */
  Gate: ComponentType<PaymentGateProps>;
  children: ReactNode;
};

export function PaymentDialogProvider({ Gate, children }: PaymentDialogProviderProps) {
  const [item, setItem] = useState<PayableItem | null>(null);
  const close = () => setItem(null);
  return (
    <PaymentDialogContext value={setItem}>
      {children}
      {item && (
        <Suspense>
          <Gate
            onClose={close}
            renderPayment={(checkAgain) => (
              <PaymentDialog item={item} onClose={close} onConsentNeeded={checkAgain} />
            )}
          />
        </Suspense>
      )}
    </PaymentDialogContext>
  );
}
