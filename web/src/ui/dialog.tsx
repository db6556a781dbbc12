import type { ReactNode } from 'react';
import { DIALOG_FOOTER, DIALOG_SHAPE, WIDE_DIALOG_SHAPE } from './dialog-style.ts';
import { Modal } from './modal.tsx';
import { ModalClose } from './modal-close.tsx';
import { ModalDescription, ModalTitle } from './modal-header.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons; the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Pressing outside does not close it. */
  keepOpen?: boolean;
  /** For lists and forms. */
  wide?: boolean;
};

export function Dialog({ open, onClose, title, description, footer, children, keepOpen, wide }: DialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      keepOpen={keepOpen}
      className={wide ? WIDE_DIALOG_SHAPE : DIALOG_SHAPE}
    >
      <div className="sticky top-0 z-10 bg-sheet pt-5 pr-14 pb-1 pl-5 sm:pl-6">
        <ModalTitle>{title}</ModalTitle>
      </div>
      {/* it scrolls away, because a long one would leave little room in a low window */}
      {description && (
        <div className="px-5 pt-1 pb-1 sm:px-6">
          <ModalDescription>{description}</ModalDescription>
        </div>
      )}
      {children && <div className="px-5 pt-3 pb-1 sm:px-6">{children}</div>}
      {footer && <div className={DIALOG_FOOTER}>{footer}</div>}
      <ModalClose />
    </Modal>
  );
}
