import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ActionError } from './action-error.tsx';
import { texts } from './texts.ts';

type PasskeyNameFormProps = {
  initialName: string;
  submitLabel: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (name: string) => void;
};

export function PasskeyNameForm(props: PasskeyNameFormProps) {
  const { initialName, submitLabel, isBusy, error, onSubmit } = props;
  const t = useTexts(texts);
  const [name, setName] = useState(initialName);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') onSubmit(name);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={t.passkeyName} required hint={t.passkeyNameHint} error={isMissing && t.enterName}>
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
