import type { Passkey } from '@sikhya/contract/account.ts';
import { useTexts } from '../../language/locale.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRenamePasskey } from './api.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { texts } from './texts.ts';

type RenamePasskeyProps = { passkey: Passkey | null; onClose: () => void };

/** A dialog for another name of the passkey; closed without one. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = useTexts(texts);
  return (
    <Dialog open={passkey !== null} onClose={onClose} keepOpen title={t.renamePasskeyTitle}>
      {passkey && <RenamePasskeyForm passkey={passkey} onDone={onClose} />}
    </Dialog>
  );
}

function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTexts(texts);
  const { mutateAsync: rename } = useRenamePasskey();
  return (
    <PasskeyNameForm
      title={t.renamePasskeyTitle}
      initialName={passkey.name}
      submitLabel={t.rename}
      done={t.passkeyRenamed}
      onSubmit={(name) => rename({ _id: passkey._id, name })}
      onDone={onDone}
    />
  );
}
