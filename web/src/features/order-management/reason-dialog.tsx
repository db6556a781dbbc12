import { type ReactNode, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
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
export function ReasonDialog({ label, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  return (
    <FormDialog {...dialog} isValid={!isMissing} onSubmit={() => onSubmit(reason.trim())}>
      {(wasSubmitted) => (
        <Field label={label} required error={wasSubmitted && isMissing && t.reasonMissing}>
          <TextArea
            short
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
