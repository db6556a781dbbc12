import { useTexts } from '../../language/locale.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAddPasskey } from './api.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
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
  return (
    <PasskeyNameForm
      initialName=""
      submitLabel={t.create}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={(name) => add.mutate(name, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
    />
  );
}
