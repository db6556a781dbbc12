import type { ComponentProps } from 'react';
import { CONTROL_STYLE } from './control-style.ts';
import { useFieldControl } from './field.tsx';

/** Grows with what is written, where the browser can. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      rows={4}
      className={`field-sizing-content min-h-28 resize-y ${CONTROL_STYLE}`}
      {...useFieldControl()}
      {...props}
    />
  );
}
