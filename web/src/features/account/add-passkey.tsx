import { type FormEvent, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ActionError } from './action-error.tsx';
import { useAddPasskey } from './api.ts';
import { texts } from './texts.ts';

type AddPasskeyProps = {
  open: boolean;
  onClose: () => void;
  onDone: (recoveryCodes: string[] | undefined) => void;
};

/** Asks for a name, and then the browser for a passkey. */
export function AddPasskey({ open, onClose, onDone }: AddPasskeyProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} keepOpen title={t.addPasskey} description={t.addPasskeyText}>
      {open && <AddPasskeyForm onDone={onDone} />}
    </Dialog>
  );
}

function AddPasskeyForm({ onDone }: Pick<AddPasskeyProps, 'onDone'>) {
  const t = useTexts(texts);
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    add.mutate(name, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <form noValidate className="grid gap-4 pb-5" onSubmit={submit}>
      <Field label={t.passkeyName} required hint={t.passkeyNameHint} error={isMissing && t.enterName}>
        <TextInput maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <ActionError error={add.error} />
      <Button type="submit" busy={add.isPending}>
        {t.create}
      </Button>
    </form>
  );
}
