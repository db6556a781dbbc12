import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Something it started is under way. It keeps its width and the focus, and does nothing when pressed. */
  busy?: boolean;
  /** What it says meanwhile; without it the label gives way to a turning ring. */
  busyLabel?: string;
};

export function Button({ tone = 'main', size, busy, busyLabel, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // also keeps the Enter key in a field from handing the form in twice
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={buttonStyle(tone, size)}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={press}
      {...rest}
    >
      {busy === undefined ? (
        children
      ) : (
        <Faces busy={busy} busyLabel={busyLabel}>
          {children}
        </Faces>
      )}
    </button>
  );
}

/** Both faces lie in one cell, which is as wide as the wider one. */
function Faces({ busy, busyLabel, children }: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  // without words of its own the waiting face leaves the label to be heard
  const label = busyLabel === undefined ? 'opacity-0' : 'invisible';
  return (
    <span className="inline-grid">
      <span className={`${face} ${busy ? label : ''}`}>{children}</span>
      <span className={`${face} ${busy ? '' : 'invisible'}`}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
