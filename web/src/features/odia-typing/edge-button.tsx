import type { ComponentProps } from 'react';

/**
 * A button at the right edge of the window. Its touch area is larger than the button but stays inside the page margin.
 * Pressing it keeps the focus in the active field.
 */
export function EdgeButton({
  isActive,
  ...rest
}: { isActive: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      className={`relative grid min-h-11 w-10 place-items-center after:absolute after:inset-y-0 after:right-0 after:-left-1.25 rounded-l-soft border border-r-0 py-1 text-[0.75rem] leading-tight font-semibold shadow-rest transition-colors ${isActive ? 'border-indigo bg-indigo text-indigo-ink hover:bg-indigo-deep' : 'border-edge bg-sheet text-ink-soft hover:border-ink-soft hover:text-ink'}`}
      {...rest}
    />
  );
}
