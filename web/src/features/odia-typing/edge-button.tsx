import type { ComponentProps } from 'react';

/**
 * A button in the right margin of the page, which it does not leave though it takes a thumb. Pressing it leaves the
 * focus in the field that is being written in.
 */
export function EdgeButton({ lit, ...rest }: { lit: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      className={`relative grid min-h-11 w-10 place-items-center after:absolute after:inset-y-0 after:right-0 after:-left-1 rounded-l-soft border border-r-0 py-1 text-small leading-tight font-semibold shadow-rest transition-colors ${lit ? 'border-indigo bg-indigo text-indigo-ink hover:bg-indigo-deep' : 'border-edge bg-sheet text-ink-soft hover:border-ink-soft hover:text-ink'}`}
      {...rest}
    />
  );
}
