import type { ComponentProps } from 'react';
import { CONTROL_STYLE } from './control-style.ts';
import { useFieldControl } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** Two lines at first instead of four. */
  short?: boolean;
};

/** Grows with its text in browsers that support it. */
export function TextArea({ short = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={short ? 2 : 4}
      className={`field-sizing-content resize-y ${short ? 'min-h-18' : 'min-h-28'} ${CONTROL_STYLE}`}
      {...useFieldControl()}
      {...rest}
    />
  );
}
