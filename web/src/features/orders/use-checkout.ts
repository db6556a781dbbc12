import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { toPaise } from '@sikhya/contract/money.ts';
import { confirmOrder, type Order, PAYMENT_RETURN_PATH } from '@sikhya/contract/orders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../language/locale.tsx';
import { call } from '../../lib/call.ts';
import { useAuth } from '../../lib/session.tsx';
import { useSite } from '../../lib/site.ts';
import { orderQuery } from './api.ts';
import { type Checkout, loadProvider, type PaymentReturn, UPI_FIRST } from './load-provider.ts';

/**
 * The step that the page waits for: `loading` the provider's window, `paying` in it, `confirming` with our server, or none
 * (`idle`). `failed` means that the window could not be loaded.
 */
export type CheckoutStep = 'idle' | 'loading' | 'paying' | 'confirming' | 'failed';

/** Browsers that cannot show the provider's window within the page. They leave the page and return by a form. */
const FRAMELESS_BROWSERS = /UCBrowser|Opera Mini|FBAN|FBAV|Instagram/;

/** Longer than our server and the provider take together. */
const CONFIRM_TIMEOUT_MS = 30_000;

/**
 * Opens the window of the payment provider and reports its return to our server. Closes the window when the order is paid
 * elsewhere meanwhile, so that nobody pays it again.
 */
export function useCheckout(order: Order | undefined) {
  const client = useQueryClient();
  const { payments, name: siteName, origin } = useSite();
  const { name, email } = useAuth();
  const [step, setStep] = useState<CheckoutStep>('idle');
  const [hasReturned, setReturned] = useState(false);
  const isOpen = useRef(false);
  const checkout = useRef<Checkout>(null);
  const { language } = useLocale();

  const isOver = order !== undefined && order.status !== 'open';
  useEffect(() => {
    if (!isOver || !checkout.current) return;
    checkout.current.close();
    checkout.current = null;
    isOpen.current = false;
  }, [isOver]);

  const refresh = useCallback(
    () => client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === true }),
    [client],
  );

  const confirm = async (orderId: string, payment: PaymentReturn): Promise<void> => {
    setStep('confirming');
    try {
      const input = { params: { orderId }, body: payment };
      const { order: confirmed } = await call(confirmOrder, input, { timeoutMs: CONFIRM_TIMEOUT_MS });
      client.setQueryData(orderQuery(orderId).queryKey, confirmed);
      await refresh();
    } catch {
      // nothing is lost: the webhook and the next look at the order settle it
      void refresh();
    } finally {
      setReturned(true);
      setStep('idle');
    }
  };

  const open = async (): Promise<void> => {
    if (!order?.providerOrderId || !order.keyId || !payments || isOpen.current) return;
    isOpen.current = true;
    setStep('loading');
    try {
      const Provider = await loadProvider(payments.scriptUrl);
      if (client.getQueryData(orderQuery(order._id).queryKey)?.status !== 'open') {
        isOpen.current = false;
        setStep('idle');
        return;
      }
      const opened = new Provider({
        key: order.keyId,
        order_id: order.providerOrderId,
        amount: toPaise(order.amount),
        currency: order.currency,
        name: siteName,
        description: titlesInLanguage(order, language).title,
        prefill: { name, email },
        callback_url: `${origin}${PAYMENT_RETURN_PATH.replace(':orderId', order._id)}?language=${language}`,
        redirect: FRAMELESS_BROWSERS.test(navigator.userAgent),
        theme: { color: '#3b3a8f' },
        config: UPI_FIRST,
        handler: (payment) => {
          isOpen.current = false;
          checkout.current = null;
          void confirm(order._id, payment);
        },
        modal: {
          escape: true,
          confirm_close: true,
          ondismiss: () => {
            isOpen.current = false;
            checkout.current = null;
            setStep('idle');
            void refresh();
          },
        },
      });
      // never final: the window lets the person try again
      opened.on('payment.failed', () => void refresh());
      opened.open();
      checkout.current = opened;
      setStep('paying');
    } catch {
      isOpen.current = false;
      setStep('failed');
    }
  };
  return { step, hasReturned, open };
}
