import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** An answer is needed: pressing beside it does not close it. Esc does. */
  keepOpen?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** What has the focus when it opens; without it the first control. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Where it stands, how it looks, how it comes and goes. */
  className: string;
  children: ReactNode;
};

/**
 * What is opened above the page and holds the focus until it is closed.
 * Radix's own overlay is left out: it locks scrolling with a style element, which the content security policy
 * refuses. The veil is ours, and base.css locks the page.
 */
export function Modal({
  open,
  onClose,
  keepOpen = false,
  role = 'dialog',
  firstFocus,
  className,
  children,
}: ModalProps) {
  const opener = useRef<readonly HTMLElement[]>([]);
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
          onOpenAutoFocus={(event) => {
            opener.current = placeOf(document.activeElement);
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own only
            event.preventDefault();
            if (!isElsewhere(event.currentTarget)) focusOn(opener.current);
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

/** Somebody was quicker than the dialog, which takes a moment to go. */
function isElsewhere(dialog: EventTarget | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !(dialog as Element).contains(activeElement);
}

/** What opened it may be gone by now, as a removed row is: one then goes on in what is left around it. */
function focusOn(place: readonly HTMLElement[]): void {
  const left = place.find((element) => element.isConnected);
  if (!left || left === document.body) return;
  if (left !== place[0]) left.tabIndex = -1;
  left.focus({ preventScroll: left !== place[0] });
}

/** An element, and all that it stands in. */
function placeOf(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...placeOf(element.parentElement)] : [];
}

/** A notice or a typing aid that floats above all is not beside the dialog. */
function isAbove(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-modal]') !== null;
}
