import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { AlertIcon, CrossIcon, InfoIcon, TickIcon } from './icons.tsx';

const STAYS_MS = 6000;

type Notice = {
  text: ReactNode;
  tone?: 'plain' | 'right' | 'wrong';
  /** What can still be done about it, such as taking it back. */
  action?: { label: string; onPress: () => void };
};
type Shown = Notice & { id: number };

const ToastContext = createContext<((notice: Notice) => void) | null>(null);

/** `toast({ text: 'Draft saved', tone: 'right' })`: said in passing, and gone by itself. */
export function useToast(): (notice: Notice) => void {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast must be used within a ToastProvider');
  return toast;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const toast = useCallback((notice: Notice) => {
    count.current += 1;
    const id = count.current;
    setShown((before) => [...before, { ...notice, id }]);
  }, []);
  const remove = useCallback((id: number) => {
    setShown((before) => before.filter((one) => one.id !== id));
    // a notice that goes from under the pointer or the focus takes the end of both with it
    setHeld(false);
  }, []);
  return (
    <ToastContext value={toast}>
      {children}
      {/* always there: what is not on the page from the start is not heard */}
      <section
        aria-label="Notices"
        aria-live="polite"
        data-above-modal
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height,0px)+1rem)] z-50 mx-auto grid max-w-md gap-2 sm:right-6 sm:left-auto sm:w-md"
      >
        {shown.map((notice) => (
          <Toast key={notice.id} notice={notice} held={held} remove={remove} />
        ))}
      </section>
    </ToastContext>
  );
}

const SIGNS = {
  plain: { icon: <InfoIcon />, colour: 'text-indigo' },
  right: { icon: <TickIcon />, colour: 'text-(--color-right)' },
  wrong: { icon: <AlertIcon />, colour: 'text-wrong' },
};

type ToastProps = { notice: Shown; held: boolean; remove: (id: number) => void };

function Toast({ notice: { id, text, tone = 'plain', action }, held, remove }: ToastProps) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => remove(id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held, id, remove]);
  return (
    <div className="pointer-events-auto flex animate-rise-in items-start gap-3 rounded-soft border border-line bg-sheet py-1 pr-1 pl-4 shadow-lift">
      <span className={`py-3 ${SIGNS[tone].colour}`}>{SIGNS[tone].icon}</span>
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
      <IconButton label="Dismiss" onClick={() => remove(id)}>
        <CrossIcon />
      </IconButton>
    </div>
  );
}
