import { useFormInput } from '../../lib/form-input/use-form-input.ts';
import { getLang } from '../../lib/odia.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type TextDialogProps = {
  /** Names the form. */
  name: string;
  title: string;
  description?: string | undefined;
  label: string;
  initial: string;
  /** The error for an empty text; without it the text may be empty. */
  missing?: string;
  submit: string;
  /** The toast after a success. */
  done: string;
  onSubmit: (text: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for one line of text and does something with it. */
export function TextDialog({ name, label, initial, missing, onSubmit, ...dialog }: TextDialogProps) {
  const input = useFormInput(name, { text: initial });
  const { text } = input.values;
  const isMissing = missing !== undefined && text.trim() === '';
  return (
    <FormDialog {...dialog} input={input} isValid={!isMissing} onSubmit={() => onSubmit(text.trim())}>
      {(wasSubmitted) => (
        <Field label={label} required={missing !== undefined} error={wasSubmitted && isMissing && missing}>
          <TextInput
            lang={getLang(text)}
            maxLength={200}
            value={text}
            onChange={({ target }) => input.change({ text: target.value })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
