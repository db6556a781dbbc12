import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** An answer is needed: pressing beside it does not close it. Esc does. */
  keepOpen?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Where it stands, how it looks, how it comes and goes. */
  className: string;
  children: ReactNode;
};

/**
 * What is opened above the page and holds the focus until it is closed.
 * Radix's own overlay is left out: it locks scrolling with a style element, which the content security policy
 * refuses. The veil is ours, and base.css locks the page.
 */
export function Modal({ open, onClose, keepOpen = false, role = 'dialog', className, children }: ModalProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <div
          data-modal
          data-state={open ? 'open' : 'closed'}
          className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Dialog.Content
          aria-modal="true"
          role={role}
          // scrolls as a whole, so that arrow keys scroll it wherever the focus is
          className={`fixed z-40 flex flex-col overflow-y-auto overscroll-contain bg-sheet shadow-lift outline-none forced-colors:border ${className}`}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own only
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            if (keepOpen || isAbove(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A notice or a typing aid that floats above all is not beside the dialog. */
function isAbove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-modal]') !== null;
}
