import { useRef } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { DIALOG_FOOTER, DIALOG_SHAPE } from '../../ui/dialog-style.ts';
import { Modal } from '../../ui/modal.tsx';
import { ModalHeader } from '../../ui/modal-header.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { logoutTexts } from './logout-texts.ts';

type LogoutConfirmProps = { open: boolean; onStay: () => void; onLogOut: () => void };

/** Asks students who log out during a running test. Loaded only then. */
export default function LogoutConfirm({ open, onStay, onLogOut }: LogoutConfirmProps) {
  const t = useTexts(logoutTexts);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal open={open} onClose={onStay} role="alertdialog" className={DIALOG_SHAPE} firstFocus={stay}>
      <div className="px-5 pt-5 sm:px-6">
        <ModalHeader title={t.testIsRunning} description={t.clockKeepsRunning} />
      </div>
      <div className={DIALOG_FOOTER}>
        <Button tone="quiet" onClick={onLogOut}>
          {t.logOut}
        </Button>
        <Button ref={stay} onClick={onStay}>
          {useTexts(uiTexts).stay}
        </Button>
      </div>
    </Modal>
  );
}
