import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type ReasonDialogProps = {
  title: string;
  description?: ReactNode;
  /** The label of the required text. */
  label: string;
  submit: string;
  /** The notice after it was done. */
  done: string;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of a decision. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label, submit, done, onSubmit, onClose } = props;
  const t = useTexts(texts);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      await onSubmit(reason.trim());
      toast({ text: done, tone: 'right' });
      onClose();
    } catch (failure) {
      setError(failure as Error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} keepOpen title={title} description={description}>
      <form noValidate className="grid gap-5 pb-5" onSubmit={(event) => void send(event)}>
        <Field label={label} required error={isMissing && t.reasonMissing}>
          <TextArea
            short
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {error && (
          <FieldError>
            <FailureText error={error} />
          </FieldError>
        )}
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
