import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';
import { ModalClose } from './modal-close.tsx';
import { ModalHeader } from './modal-header.tsx';

const SIDES = {
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] w-full max-w-xl rounded-t-soft data-[state=open]:animate-from-bottom data-[state=closed]:animate-to-bottom',
  left: 'inset-y-0 left-0 w-[min(20rem,85vw)] data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
  right:
    'inset-y-0 right-0 w-[min(26rem,90vw)] data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
};

type SheetProps = {
  open: boolean;
  onClose: () => void;
  side: keyof typeof SIDES;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** A modal that slides in from an edge of the screen. */
export function Sheet({ open, onClose, side, title, children, footer }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose} className={SIDES[side]}>
      <div className="sticky top-0 z-10 flex min-h-15 shrink-0 items-center bg-sheet py-3 pr-14 pl-5">
        <ModalHeader title={title} />
      </div>
      <div className="grow pl-5 pr-[max(1.25rem,var(--edge-space,0px))] pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
      {footer && (
        <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-sheet pt-4 pr-[max(1.25rem,var(--edge-space,0px))] pl-5 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
      <ModalClose />
    </Modal>
  );
}
