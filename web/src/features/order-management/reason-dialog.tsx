import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { texts } from './texts.ts';

type ReasonDialogProps = {
  /** Names the form. */
  name: string;
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
export function ReasonDialog({ name, label, onSubmit, ...dialog }: ReasonDialogProps) {
  const t = useTexts(texts);
  const input = useFormInput(name, { reason: '' });
  const { reason } = input.values;
  const isMissing = reason.trim() === '';
  return (
    <FormDialog {...dialog} input={input} isValid={!isMissing} onSubmit={() => onSubmit(reason.trim())}>
      {(wasSubmitted) => (
        <Field label={label} required error={wasSubmitted && isMissing && t.reasonMissing}>
          <TextArea
            short
            maxLength={1000}
            value={reason}
            onChange={({ target }) => input.change({ reason: target.value })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
