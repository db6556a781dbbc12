import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { DIALOG_FOOTER, DIALOG_SHAPE } from './dialog-style.ts';
import { Modal } from './modal.tsx';
import { ModalHeader } from './modal-header.tsx';
import { NavigationBlocker } from './navigation-blocker.ts';
import { StatusIcon } from './status-icon.tsx';
import { texts } from './texts.ts';

type ConfirmOptions = {
  title: string;
  text?: ReactNode;
  /** The text of the button that confirms. */
  yes: string;
  /** The text of the button that cancels. Without it the dialog is only a message. */
  no?: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** The cancel button is the primary one and gets the focus. */
  isNoPrimary?: boolean;
  status?: 'right' | 'wrong';
};

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** Shows one dialog at a time; a new one cancels an open one. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // kept after closing, because the dialog shows it during its closing animation
  const [options, setOptions] = useState<ConfirmOptions>({ title: '', yes: '' });
  const [open, setOpen] = useState(false);
  const pending = useRef<(answer: boolean) => void>(undefined);

  const answer = useCallback((yes: boolean) => {
    pending.current?.(yes);
    pending.current = undefined;
    setOpen(false);
  }, []);

  const confirm: Confirm = useCallback((newOptions) => {
    pending.current?.(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    pending.current = resolve;
    setOptions(newOptions);
    setOpen(true);
    return promise;
  }, []);

  const { title, text, yes, no, danger, isNoPrimary = false, status } = options;
  const noButton = useRef<HTMLButtonElement>(null);
  return (
    <ConfirmContext value={confirm}>
      {children}
      <NavigationBlocker />
      <Modal
        open={open}
        onClose={() => answer(false)}
        role="alertdialog"
        firstFocus={isNoPrimary ? noButton : undefined}
        className={DIALOG_SHAPE}
      >
        <div className="px-5 pt-5 sm:px-6">
          {status && <StatusIcon status={status} />}
          <ModalHeader title={title} description={text} />
        </div>
        <div className={DIALOG_FOOTER}>
          {no && !isNoPrimary && (
            <Button tone="quiet" onClick={() => answer(false)}>
              {no}
            </Button>
          )}
          <Button tone={isNoPrimary ? 'quiet' : danger ? 'danger' : 'main'} onClick={() => answer(true)}>
            {yes}
          </Button>
          {isNoPrimary && (
            <Button ref={noButton} onClick={() => answer(false)}>
              {no}
            </Button>
          )}
        </div>
      </Modal>
    </ConfirmContext>
  );
}

function useConfirmContext(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm and useMessage must be used within a ConfirmProvider');
  return confirm;
}

/** `if (await confirm({ title: 'Remove the subject?', yes: 'Yes, Remove', no: 'Cancel', danger: true })) …` */
export function useConfirm(): (question: ConfirmOptions & { no: string }) => Promise<boolean> {
  return useConfirmContext();
}

type Message = { title: string; text?: ReactNode; status?: 'right' | 'wrong'; button?: string };

/** `await showMessage({ title: 'Saved', status: 'right' })` resolves when the person closes the message. */
export function useMessage(): (message: Message) => Promise<void> {
  const confirm = useConfirmContext();
  const { ok } = useTexts(texts);
  return useCallback(
    async ({ button = ok, ...message }) => {
      await confirm({ ...message, yes: button });
    },
    [confirm, ok],
  );
}
