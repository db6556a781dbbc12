import type { Message } from '@sikhya/contract/messages.ts';
import { useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useCancelMessage, useDeleteMessage } from './api.ts';
import { texts } from './texts.ts';

/** Cancels a scheduled message, and deletes one that is not scheduled. */
export function MessageActions({ message: { _id, state } }: { message: Message }) {
  const t = useTexts(texts);
  const confirm = useConfirm();
  const { run, isBusy } = useAction();
  const navigate = useNavigate();
  const { mutateAsync: cancelMessage } = useCancelMessage(_id);
  const { mutateAsync: deleteMessage } = useDeleteMessage(_id);
  const cancel = async () => {
    const question = { title: t.cancelTitle, text: t.cancelText, yes: t.doNotSend, no: t.keep };
    if (await confirm(question)) await run(() => cancelMessage(), { done: t.wasCancelled });
  };
  const remove = async () => {
    const question = { title: t.removeTitle, text: t.removeText, yes: t.remove, no: t.keep, danger: true };
    if (!(await confirm(question))) return;
    await run(() => deleteMessage(), { done: t.wasRemoved, onDone: () => void navigate(paths.messages) });
  };
  return state === 'scheduled' ? (
    <Button tone="quiet" busy={isBusy} onClick={() => void cancel()}>
      {t.doNotSend}
    </Button>
  ) : (
    <Button tone="quiet" busy={isBusy} onClick={() => void remove()}>
      {t.remove}
    </Button>
  );
}
