import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** The action is running. The button keeps its width and the focus, and ignores presses. */
  busy?: boolean;
  /** The label while busy; without it a spinner replaces the label. */
  busyLabel?: string;
};

export function Button({ tone = 'main', size, busy, busyLabel, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // also stops the Enter key in a field from submitting the form twice
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonStyle(tone, size)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy === undefined ? (
        children
      ) : (
        <StackedLabels busy={busy} busyLabel={busyLabel}>
          {children}
        </StackedLabels>
      )}
    </button>
  );
}

/** Puts both labels into one grid cell, so that the button is always as wide as the wider one. */
function StackedLabels({ busy, busyLabel, children }: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2 wrap-anywhere';
  // without a busy label, screen readers still read the hidden label
  const hidden = busyLabel === undefined ? 'opacity-0' : 'invisible';
  return (
    <span className="inline-grid">
      <span className={`${cell} ${busy ? hidden : ''}`}>{children}</span>
      {/* a hidden animation too makes the browser compute styles for every frame */}
      <span className={`${cell} ${busy ? '' : 'invisible *:animate-none'}`}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
