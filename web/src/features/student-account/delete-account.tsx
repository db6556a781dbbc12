import { RESTORE_DAYS } from '@sikhya/contract/student-account.ts';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { NeedsConnection } from '../../lib/needs-connection.tsx';
import { endSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { type RenderProof, useDeleteAccount } from './api.ts';
import { texts } from './texts.ts';

type DeleteAccountProps = { renderProof: RenderProof };

/** Says what happens to the data. Deleting needs another sign-in. */
export function DeleteAccount({ renderProof }: DeleteAccountProps) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t.deleteTitle} note={t.deleteNote({ days: RESTORE_DAYS })}>
      <ul className="grid list-disc gap-2 pl-5">
        {[t.deleteErased, t.deleteAnonymous, t.deleteKept].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t.deleteButton} <NeedsConnection />
        </Button>
      </div>
      <DeleteDialog open={isOpen} onClose={() => setOpen(false)} renderProof={renderProof} />
    </Panel>
  );
}

type DeleteDialogProps = DeleteAccountProps & { open: boolean; onClose: () => void };

function DeleteDialog({ open, onClose, renderProof }: DeleteDialogProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { run, isBusy } = useAction();
  const { mutateAsync: remove, isSuccess } = useDeleteAccount();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOpen
      title={t.deleteDialogTitle}
      description={t.deleteDialogText}
    >
      {open && (
        <div className="grid gap-3 pb-5">
          {renderProof({
            label: t.confirmWithGoogle,
            busyLabel: t.deleting,
            isBusy: isBusy || isSuccess,
            // the login page says how to come back
            onProof: (proof) =>
              void run(async () => {
                const { eraseAt } = await remove(proof);
                endSession(t.deleted({ date: format.date(eraseAt) }), { accountDeleted: true });
              }),
          })}
        </div>
      )}
    </Dialog>
  );
}
