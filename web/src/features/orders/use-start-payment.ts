import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import type { PayableItem } from '../../lib/payment-dialog.ts';
import { useToast } from '../../ui/toast.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useCreateOrder } from './api.ts';
import { texts } from './texts.ts';

type StartOptions = { title: string; onDone: () => void; onConsentNeeded: () => void };

/**
 * Orders the item. An order that is paid already, because a coupon covers it, opens the course. Any other leads to the
 * checkout by a full navigation, because only that document allows the scripts of the payment provider. Someone who closes
 * the dialog before the response stays where they are; an open order is among their purchases.
 */
export function useStartPayment(item: PayableItem, { title, onDone, onConsentNeeded }: StartOptions) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync, isPending, isSuccess, data, error, reset } = useCreateOrder(item);
  const isLeaving = isSuccess && data.status === 'open';
  const isMounted = useIsMounted();

  const start = async (details: Parameters<typeof mutateAsync>[0]): Promise<void> => {
    const order = await mutateAsync(details).catch((refusal) => {
      const needsConsent = refusal instanceof ApiError && refusal.code === 'consent-needed';
      if (needsConsent && isMounted.current) onConsentNeeded();
      return null;
    });
    if (!order) return;
    if (order.status === 'open') {
      if (!isMounted.current) return;
      window.location.assign(toLanguagePath(paths.checkout(order._id), language));
      return;
    }
    toast({ text: t.bought({ title }), tone: 'right' });
    if (!isMounted.current) return;
    onDone();
    await navigate(order.courseId ? paths.studentCourse(order.courseId) : paths.purchases);
  };
  return { start, isBusy: isPending || isLeaving, error, resetError: reset };
}
