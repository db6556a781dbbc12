import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { type PayableItem, PaymentDialogContext, type PaymentGateProps } from '../../lib/payment-dialog.ts';

const loadDialog = () => import('./payment-dialog.tsx');
/** Loaded on demand, because most visitors pay nothing. */
const PaymentDialog = lazy(loadDialog);

type PaymentDialogProviderProps = {
  /** Comes before the dialog. */
  Gate: ComponentType<PaymentGateProps>;
  children: ReactNode;
};

export function PaymentDialogProvider({ Gate, children }: PaymentDialogProviderProps) {
  const [item, setChosenItem] = useState<PayableItem | null>(null);
  const [isShown, setShown] = useState(false);
  const value = useMemo(() => {
    const open = (chosen: PayableItem) => {
      // beside the gate; a failure is reported when the dialog is rendered
      loadDialog().catch(() => {});
      setShown(false);
      setChosenItem(chosen);
    };
    return { open, loadingItem: isShown ? null : item };
  }, [item, isShown]);
  const close = () => setChosenItem(null);
  const markShown = () => setShown(true);
  return (
    <PaymentDialogContext value={value}>
      {children}
      {item && (
        <Suspense>
          <Gate
            onClose={close}
            onShown={markShown}
            renderPayment={(checkAgain) => (
              <>
                <PaymentDialog item={item} onClose={close} onConsentNeeded={checkAgain} />
                <Shown onShown={markShown} />
              </>
            )}
          />
        </Suspense>
      )}
    </PaymentDialogContext>
  );
}

/** Reports that the components beside it have loaded. */
function Shown({ onShown }: { onShown: () => void }) {
  const report = useEffectEvent(onShown);
  useEffect(() => report(), []);
  return null;
}
