import { useTexts } from '../../language/locale.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAddPasskey } from './api.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { texts } from './texts.ts';

type AddPasskeyProps = {
  open: boolean;
  onClose: () => void;
  onRecoveryCodes: (codes: string[]) => void;
};

/** Asks for a name, and then the browser for a passkey. */
export function AddPasskey({ open, onClose, onRecoveryCodes }: AddPasskeyProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={open} onClose={onClose} keepOpen title={t.addPasskey} description={t.addPasskeyText}>
      {open && <AddPasskeyForm onRecoveryCodes={onRecoveryCodes} onDone={onClose} />}
    </Dialog>
  );
}

type AddPasskeyFormProps = Pick<AddPasskeyProps, 'onRecoveryCodes'> & { onDone: () => void };

function AddPasskeyForm({ onRecoveryCodes, onDone }: AddPasskeyFormProps) {
  const t = useTexts(texts);
  const { mutateAsync: add } = useAddPasskey();
  const submit = async (name: string) => {
    const { recoveryCodes } = await add(name);
    // also after the dialog was closed, because they are shown only once
    if (recoveryCodes) onRecoveryCodes(recoveryCodes);
  };
  return (
    <PasskeyNameForm
      title={t.addPasskey}
      initialName=""
      submitLabel={t.create}
      done={t.passkeyAdded}
      onSubmit={submit}
      onDone={onDone}
    />
  );
}
