import type { ComponentProps } from 'react';
import { type ButtonTone, buttonStyle } from './button-style.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { tone?: ButtonTone };

export function Button({ tone = 'main', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle(tone)} {...rest} />;
}
