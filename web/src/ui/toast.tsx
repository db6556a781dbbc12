import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CrossIcon, InfoIcon, TickIcon } from './icons.tsx';
import { assignLayerNumber, useNewestModal } from './modal-order.ts';
import { texts } from './texts.ts';

const DURATION_MS = 6000;

type ToastOptions = {
  text: ReactNode;
  tone?: 'plain' | 'right' | 'wrong';
  /** A button, such as Undo. */
  action?: { label: string; onPress: () => void };
};
type ToastItem = ToastOptions & { id: number };

const ToastContext = createContext<((options: ToastOptions) => void) | null>(null);

/** `toast({ text: 'Draft saved', tone: 'right' })` shows a message for a few seconds. */
export function useToast(): (options: ToastOptions) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return toast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [isPaused, setPaused] = useState(false);
  const newestModal = useNewestModal();
  const toast = useCallback((options: ToastOptions) => {
    const id = assignLayerNumber();
    setItems((before) => [...before, { ...options, id }]);
  }, []);
  const remove = useCallback((id: number) => {
    setItems((before) => before.filter((item) => item.id !== id));
    // an element that is removed under the pointer or with the focus sends no leave or blur event
    setPaused(false);
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      {/* Above a dialog on a phone it is at the top, because the buttons of the dialog are at the bottom. */}
      {/* always rendered: screen readers announce only changes of a live region that is already there */}
      <section
        aria-label={t.toasts}
        aria-live="polite"
        data-above-modal
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-50 max-sm:in-data-scroll-locked:top-4 max-sm:in-data-scroll-locked:bottom-auto mx-auto grid max-w-md gap-2 sm:right-6 sm:left-auto sm:w-md"
      >
        {items.map((item) => (
          <Toast
            key={item.id}
            item={item}
            // it would cover the title or the buttons of a modal that was opened after it
            isHidden={item.id < newestModal}
            isPaused={isPaused}
            remove={remove}
          />
        ))}
      </section>
    </ToastContext>
  );
}

const TONES = {
  plain: { icon: <InfoIcon />, colour: 'text-indigo' },
  right: { icon: <TickIcon />, colour: 'text-(--color-right)' },
  wrong: { icon: <AlertIcon />, colour: 'text-wrong' },
};

type ToastProps = {
  item: ToastItem;
  /** It is shown again later, for the whole time. */
  isHidden: boolean;
  isPaused: boolean;
  remove: (id: number) => void;
};

function Toast({ item: { id, text, tone = 'plain', action }, isHidden, isPaused, remove }: ToastProps) {
  const t = useTexts(texts);
  useEffect(() => {
    if (isPaused || isHidden) return;
    const timer = setTimeout(() => remove(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused, isHidden, id, remove]);
  return (
    <div
      hidden={isHidden}
      className="pointer-events-auto flex animate-rise-in items-start gap-3 rounded-soft border border-line bg-sheet py-1 pr-1 pl-4 shadow-lift"
    >
      <span className={`py-3 ${TONES[tone].colour}`}>{TONES[tone].icon}</span>
      <p className="min-w-0 grow py-2.5 wrap-anywhere">{text}</p>
      {action && (
        <div className="py-1">
          <Button
            tone="soft"
            size="small"
            onClick={() => {
              action.onPress();
              remove(id);
            }}
          >
            {action.label}
          </Button>
        </div>
      )}
      <IconButton label={t.dismiss} onClick={() => remove(id)}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}
