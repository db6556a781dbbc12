import type { DeadDelivery } from '@sikhya/contract/system.ts';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useRetryDeliveries, useRetryDelivery } from './api.ts';
import { texts } from './texts.ts';

export function RetryButton({ deliveryId }: { deliveryId: string }) {
  const t = useTexts(texts);
  const { run, isBusy } = useAction();
  const { mutateAsync: retry } = useRetryDelivery();
  const press = () => run(() => retry(deliveryId), { done: t.retried({ count: 1 }) });
  return (
    <Button size="small" tone="quiet" busy={isBusy} onClick={() => void press()}>
      {t.retry}
    </Button>
  );
}

type RetryAllButtonProps = { channel: DeadDelivery['channel']; count: number };

export function RetryAllButton({ channel, count }: RetryAllButtonProps) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const { mutateAsync: retry } = useRetryDeliveries();
  const label = channel === 'email' ? t.retryAllEmail({ count }) : t.retryAllPush({ count });
  const press = async () => {
    if (!(await confirm({ title: t.retryQuestion, text: t.retryText, yes: label, no: t.cancel }))) return;
    await run(() => retry(channel), {
      done: ({ retried, left }) =>
        left > 0 ? t.retriedSome({ count: retried, left }) : t.retried({ count: retried }),
    });
  };
  return (
    <Button tone="quiet" busy={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
