import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.tsx';
import { ActionError } from './action-error.tsx';
import { texts } from './texts.ts';
import { falseIfCancelled } from './verification.tsx';

type PasskeyNameFormProps = {
  /** Names the form when it fails after it was closed. */
  title: string;
  initialName: string;
  submitLabel: string;
  /** The toast after a success. */
  done: string;
  onSubmit: (name: string) => Promise<unknown>;
  onDone: () => void;
};

export function PasskeyNameForm(props: PasskeyNameFormProps) {
  const { title, initialName, submitLabel, done, onSubmit, onDone } = props;
  const t = useTexts(texts);
  const [name, setName] = useState(initialName);
  const isMissing = name.trim() === '';
  const { wasSubmitted, isBusy, error, submit } = useFormSubmit({
    title,
    done,
    isValid: !isMissing,
    onSubmit: () => falseIfCancelled(onSubmit(name)),
    onDone,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t.passkeyName}
        required
        hint={t.passkeyNameHint}
        error={wasSubmitted && isMissing && t.enterName}
      >
        <TextInput maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <ActionError error={error} />
      <FormFooter>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </FormFooter>
    </form>
  );
}
