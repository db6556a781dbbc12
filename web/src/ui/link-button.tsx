import type { LinkProps } from 'react-router';
import { Link } from '../language/navigation.tsx';
import { type ButtonSize, type ButtonTone, buttonStyle } from './button-style.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({ tone = 'main', size, ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(tone, size)} {...rest} />;
}
