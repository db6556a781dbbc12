import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** The action, for screen readers. */
  label: string;
  /** The action is running. The button keeps the focus and ignores presses. */
  busy?: boolean;
};

/** Classes for buttons and links that are one icon, 44 px large. */
export const ICON_STYLE =
  'grid size-11 shrink-0 place-items-center rounded-soft text-ink-soft transition-colors hover:bg-sunk hover:text-ink disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50';

export function IconButton({ label, busy, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={busy || undefined}
      className={ICON_STYLE}
      onClick={busy ? undefined : onClick}
      {...rest}
    />
  );
}
