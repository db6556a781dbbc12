import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
};

/** One look for what is one icon, be it pressed or followed; as large as a thumb. */
export const ICON_STYLE =
  'grid size-11 shrink-0 place-items-center rounded-soft text-ink-soft transition-colors hover:bg-sunk hover:text-ink disabled:pointer-events-none disabled:opacity-50';

/** A button of one icon. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button type="button" aria-label={label} className={ICON_STYLE} {...rest} />;
}
