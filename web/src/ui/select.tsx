import type { ComponentProps } from 'react';
import { CONTROL_STYLE } from './control-style.ts';
import { useFieldControl } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** A native select, because phones have the best list for it. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className="relative">
      <select
        className={`${CONTROL_STYLE} cursor-pointer appearance-none truncate pr-10`}
        {...useFieldControl()}
        {...props}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft">
        <ChevronDownIcon />
      </span>
    </div>
  );
}
