import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useRegisterModal } from './modal-order.ts';
import { useRootAttribute } from './use-root-attribute.ts';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  /** Pressing outside does not close it; Esc does. */
  keepOpen?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** The element to focus on opening; the first control by default. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Position, size and animation. */
  className: string;
  children: ReactNode;
};

/** The second tap of a double tap on the button that opens a modal lands outside of it. */
const DOUBLE_TAP_MS = 500;

/**
 * A layer above the page that keeps the focus until it is closed. It does not use Radix's overlay, which locks scrolling
 * with a style element that the content security policy blocks; base.css locks the page instead.
 */
export function Modal(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  // a closed dialog of Radix costs a second render of the page at its start
  return wasOpened && <OpenedModal {...props} />;
}

function OpenedModal({
  open,
  onClose,
  keepOpen = false,
  role = 'dialog',
  firstFocus,
  className,
  children,
}: ModalProps) {
  const openedFrom = useRef<readonly HTMLElement[]>([]);
  const openedAt = useRef(0);
  useRegisterModal(open);
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <div
          data-modal
          data-state={open ? 'open' : 'closed'}
          className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <ScrollLock />
        </div>
        <Dialog.Content
          aria-modal="true"
          role={role}
          // the whole modal scrolls, so that arrow keys scroll it wherever the focus is
          className={`fixed z-40 flex flex-col overflow-y-auto overscroll-contain bg-sheet shadow-lift outline-none forced-colors:border ${className}`}
          onOpenAutoFocus={(event) => {
            openedAt.current = performance.now();
            openedFrom.current = getElementAndAncestors(document.activeElement);
            // Radix focuses afterwards, without scrolling
            requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger
            event.preventDefault();
            if (!isFocusOutside(event.currentTarget)) restoreFocus(openedFrom.current);
          }}
          onInteractOutside={(event) => {
            const isDoubleTap = performance.now() - openedAt.current < DOUBLE_TAP_MS;
            if (keepOpen || isDoubleTap || isAboveModal(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Locks the page until the veil is removed, which is after the closing animation. */
function ScrollLock() {
  useRootAttribute('data-scroll-locked');
  return null;
}

/**
 * The person may have focused something else during the closing animation. A button of a question that closes together with
 * the modal does not count.
 */
function isFocusOutside(dialog: EventTarget | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  const isClosing = activeElement.closest(':is([role=dialog],[role=alertdialog])[data-state=closed]');
  return !isClosing && !(dialog as Element).contains(activeElement);
}

/** Focuses the element that opened the modal or, if it was removed, its closest ancestor that is left. */
function restoreFocus(candidates: readonly HTMLElement[]): void {
  const element = candidates.find(({ isConnected }) => isConnected);
  if (!element || element === document.body) return;
  if (element !== candidates[0]) element.tabIndex = -1;
  element.focus({ preventScroll: element !== candidates[0] });
}

function getElementAndAncestors(element: Element | null): HTMLElement[] {
  return element instanceof HTMLElement ? [element, ...getElementAndAncestors(element.parentElement)] : [];
}

/** Toasts and Odia typing are shown above the modal: pressing them is not pressing outside. */
function isAboveModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-modal]') !== null;
}
