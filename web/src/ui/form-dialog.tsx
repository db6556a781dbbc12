import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureText } from './failure-text.tsx';
import { FieldError } from './field.tsx';
import { FormFooter } from './form-footer.tsx';
import { useToast } from './toast.tsx';
import { useIsMounted } from './use-is-mounted.ts';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'wide'> & {
  /** The label of the button. */
  submit: string;
  /** The toast after a success. */
  done: string;
  danger?: boolean;
  isValid: boolean;
  /** Resolve to false to keep the dialog open, such as when the person has not confirmed a second question. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The fields; errors are shown once the form was submitted. */
  children: (wasSubmitted: boolean) => ReactNode;
};

/** A form in a dialog: submits valid fields, shows a failure, and closes with a toast. */
export function FormDialog(props: FormDialogProps) {
  const { submit, done, danger, isValid, onSubmit, onClose, children, ...dialog } = props;
  const toast = useToast();
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isOpen = useIsMounted();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isValid) return;
    setBusy(true);
    setError(null);
    try {
      if ((await onSubmit()) === false) return;
      toast({ text: done, tone: 'right' });
      // the person may have closed it meanwhile and opened the next one
      if (isOpen.current) onClose();
    } catch (failure) {
      const failed = failure as Error;
      if (isOpen.current) setError(failed);
      else toast({ text: <ClosedFailure title={dialog.title} error={failed} />, tone: 'wrong' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} keepOpen {...dialog}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        {children(wasSubmitted)}
        {error && (
          <FieldError>
            <FailureText error={error} />
          </FieldError>
        )}
        <FormFooter>
          <Button type="submit" tone={danger ? 'danger' : 'main'} busy={isBusy}>
            {submit}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

function ClosedFailure({ title, error }: { title: ReactNode; error: Error }) {
  return (
    <>
      <span className="block font-semibold">{title}</span>
      <FailureText error={error} />
    </>
  );
}
