import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

type ImportDialogProps = {
  title: string;
  description: string;
  wide?: boolean;
  closeLabel: string;
  /** Buttons after the close button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the question import with a button to close it. */
export function ImportDialog({
  title,
  description,
  wide = false,
  closeLabel,
  actions,
  onClose,
  children,
}: ImportDialogProps) {
  return (
    <Dialog
      open
      keepOpen
      wide={wide}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
