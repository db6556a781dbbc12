import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DIALOG_FOOTER, DIALOG_SHAPE } from './dialog-style.ts';
import { Modal } from './modal.tsx';
import { ModalHeader } from './modal-header.tsx';
import { Verdict } from './verdict.tsx';

type Question = {
  title: string;
  text?: ReactNode;
  /** What the button says that does it. */
  yes: string;
  /** What the one says that leaves all as it is. Without it there is nothing to choose. */
  no?: string;
  /** It cannot be undone. */
  danger?: boolean;
  /** To leave all as it is, is what most want: that button is the main one. */
  mainIsNo?: boolean;
  verdict?: 'right' | 'wrong';
};

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask | null>(null);

/** Asks one question at a time; a new one answers an open one with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  // the last question stays while its dialog goes away
  const [question, setQuestion] = useState<Question>({ title: '', yes: '' });
  const [open, setOpen] = useState(false);
  const waiting = useRef<(answer: boolean) => void>(undefined);

  const answer = useCallback((yes: boolean) => {
    waiting.current?.(yes);
    waiting.current = undefined;
    setOpen(false);
  }, []);

  const ask: Ask = useCallback((asked) => {
    waiting.current?.(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.current = resolve;
    setQuestion(asked);
    setOpen(true);
    return promise;
  }, []);

  const { title, text, yes, no, danger, mainIsNo = false, verdict } = question;
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <AskContext value={ask}>
      {children}
      <Modal
        open={open}
        onClose={() => answer(false)}
        role="alertdialog"
        firstFocus={mainIsNo ? mainButton : undefined}
        className={DIALOG_SHAPE}
      >
        <div className="px-5 pt-5 sm:px-6">
          {verdict && <Verdict verdict={verdict} />}
          <ModalHeader title={title} description={text} />
        </div>
        <div className={DIALOG_FOOTER}>
          {no && !mainIsNo && (
            <Button tone="quiet" onClick={() => answer(false)}>
              {no}
            </Button>
          )}
          <Button tone={mainIsNo ? 'quiet' : danger ? 'danger' : 'main'} onClick={() => answer(true)}>
            {yes}
          </Button>
          {mainIsNo && (
            <Button ref={mainButton} onClick={() => answer(false)}>
              {no}
            </Button>
          )}
        </div>
      </Modal>
    </AskContext>
  );
}

function useAsk(): Ask {
  const ask = use(AskContext);
  if (!ask) throw new Error('useConfirm and useMessage must be used within a ConfirmProvider');
  return ask;
}

/** `if (await confirm({ title: 'Remove the subject?', yes: 'Yes, Remove', no: 'Cancel', danger: true })) …` */
export function useConfirm(): (question: Question & { no: string }) => Promise<boolean> {
  return useAsk();
}

type Message = { title: string; text?: ReactNode; verdict?: 'right' | 'wrong'; button?: string };

/** `await tell({ title: 'Saved', verdict: 'right' })`: goes on when it has been read. */
export function useMessage(): (message: Message) => Promise<void> {
  const ask = useAsk();
  return useCallback(
    async ({ button = 'OK', ...message }) => {
      await ask({ ...message, yes: button });
    },
    [ask],
  );
}
