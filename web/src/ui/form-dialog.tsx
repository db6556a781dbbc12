import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureText } from './failure-text.tsx';
import { FieldError } from './field.tsx';
import { FormEnd } from './form-end.tsx';
import { useToast } from './toast.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'wide'> & {
  /** The button that submits, and the notice after it was done. */
  submit: string;
  done: string;
  danger?: boolean;
  isValid: boolean;
  /** Returns false to keep the dialog open, such as after a question that was answered with no. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The fields; errors are shown once the form was submitted. */
  children: (wasSubmitted: boolean) => ReactNode;
};

/** A form in a dialog: submits valid fields, shows a failure, and closes with a notice. */
export function FormDialog(props: FormDialogProps) {
  const { submit, done, danger, isValid, onSubmit, onClose, children, ...dialog } = props;
  const toast = useToast();
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isValid) return;
    setBusy(true);
    setError(null);
    try {
      if ((await onSubmit()) === false) return;
      toast({ text: done, tone: 'right' });
      onClose();
    } catch (failure) {
      setError(failure as Error);
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
        <FormEnd>
          <Button type="submit" tone={danger ? 'danger' : 'main'} busy={isBusy}>
            {submit}
          </Button>
        </FormEnd>
      </form>
    </Dialog>
  );
}
