import type { ComponentProps, ReactNode } from 'react';
import { TickIcon } from './icons.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** Its label; the whole of it can be pressed. */
  children: ReactNode;
};

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-default has-disabled:opacity-60">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[0.35rem] border-[1.5px] border-edge bg-sheet transition-colors checked:border-indigo checked:bg-indigo hover:border-indigo aria-invalid:border-wrong"
          {...rest}
        />
        <span className="pointer-events-none relative hidden stroke-[3] text-small text-indigo-ink peer-checked:block">
          <TickIcon />
        </span>
      </span>
      <span className="wrap-anywhere">{children}</span>
    </label>
  );
}
