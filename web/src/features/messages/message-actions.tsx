import type { Message } from '@sikhya/contract/messages.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCancelMessage, useDeleteMessage } from './api.ts';
import { texts } from './texts.ts';

/** Cancels a scheduled message, and deletes one that is not scheduled. */
export function MessageActions({ message: { _id, state } }: { message: Message }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const cancellation = useCancelMessage(_id);
  const removal = useDeleteMessage(_id);
  const onError = (error: Error) => toast({ text: <FailureText error={error} />, tone: 'wrong' });
  const cancel = async () => {
    const question = { title: t.cancelTitle, text: t.cancelText, yes: t.doNotSend, no: t.keep };
    if (!(await confirm(question))) return;
    cancellation.mutate(undefined, {
      onSuccess: () => toast({ text: t.wasCancelled, tone: 'right' }),
      onError,
    });
  };
  const remove = async () => {
    const question = { title: t.removeTitle, text: t.removeText, yes: t.remove, no: t.keep, danger: true };
    if (!(await confirm(question))) return;
    removal.mutate(undefined, {
      onSuccess: () => {
        toast({ text: t.wasRemoved, tone: 'right' });
        void navigate(paths.messages);
      },
      onError,
    });
  };
  return state === 'scheduled' ? (
    <Button tone="quiet" busy={cancellation.isPending} onClick={() => void cancel()}>
      {t.doNotSend}
    </Button>
  ) : (
    <Button tone="quiet" busy={removal.isPending} onClick={() => void remove()}>
      {t.remove}
    </Button>
  );
}
