import type { ComponentProps } from 'react';
import { CONTROL_STYLE } from './control-style.ts';
import { useFieldControl } from './field.tsx';

export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" className={CONTROL_STYLE} {...useFieldControl()} {...props} />;
}
