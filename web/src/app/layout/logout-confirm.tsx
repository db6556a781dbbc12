import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DIALOG_FOOTER, DIALOG_SHAPE } from '../../ui/dialog-style.ts';
import { Modal } from '../../ui/modal.tsx';
import { ModalHeader } from '../../ui/modal-header.tsx';

type LogoutConfirmProps = { open: boolean; onStay: () => void; onLogOut: () => void };

/** Asks students who log out during a running test. Loaded only then. */
export default function LogoutConfirm({ open, onStay, onLogOut }: LogoutConfirmProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal open={open} onClose={onStay} role="alertdialog" className={DIALOG_SHAPE} firstFocus={stay}>
      <div className="px-5 pt-5 sm:px-6">
        <ModalHeader
          title="A test is running"
          description="The clock keeps running after you log out. Your answers are saved. To continue, sign in again before the time is up."
        />
      </div>
      <div className={DIALOG_FOOTER}>
        <Button tone="quiet" onClick={onLogOut}>
          Log out
        </Button>
        <Button ref={stay} onClick={onStay}>
          Stay
        </Button>
      </div>
    </Modal>
  );
}
