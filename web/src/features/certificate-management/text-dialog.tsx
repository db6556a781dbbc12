import { type FormEvent, useState } from 'react';
import { getLang } from '../../lib/odia.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

type TextDialogProps = {
  title: string;
  description?: string | undefined;
  label: string;
  initial: string;
  /** What to say about an empty text; without it the text may be empty. */
  missing?: string;
  submit: string;
  /** The notice after it was done. */
  done: string;
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for one line of text and does something with it. */
export function TextDialog(props: TextDialogProps) {
  const { title, description, label, initial, missing, submit, done, onSubmit, onClose } = props;
  const toast = useToast();
  const [text, setText] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isMissing = missing !== undefined && text.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isMissing) return;
    setBusy(true);
    setError(null);
    try {
      await onSubmit(text.trim());
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
        <Field label={label} required={missing !== undefined} error={wasSent && isMissing && missing}>
          <TextInput
            lang={getLang(text)}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
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
