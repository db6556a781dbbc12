import type { DeadDelivery } from '@sikhya/contract/system.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRetryDeliveries, useRetryDelivery } from './api.ts';
import { texts } from './texts.ts';

export function RetryButton({ deliveryId }: { deliveryId: string }) {
  const t = useTexts(texts);
  const toast = useToast();
  const retry = useRetryDelivery();
  const press = () =>
    retry.mutate(deliveryId, {
      onSuccess: () => toast({ text: t.retried({ count: 1 }), tone: 'right' }),
      onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
    });
  return (
    <Button size="small" tone="quiet" busy={retry.isPending} onClick={press}>
      {t.retry}
    </Button>
  );
}

type RetryAllButtonProps = { channel: DeadDelivery['channel']; count: number };

export function RetryAllButton({ channel, count }: RetryAllButtonProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const retry = useRetryDeliveries();
  const label = channel === 'email' ? t.retryAllEmail({ count }) : t.retryAllPush({ count });
  const press = async () => {
    if (!(await confirm({ title: t.retryQuestion, text: t.retryText, yes: label, no: t.cancel }))) return;
    retry.mutate(channel, {
      onSuccess: ({ retried, left }) =>
        toast({
          text: left > 0 ? t.retriedSome({ count: retried, left }) : t.retried({ count: retried }),
          tone: 'right',
        }),
      onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
    });
  };
  return (
    <Button tone="quiet" busy={retry.isPending} onClick={() => void press()}>
      {label}
    </Button>
  );
}
