import { Link, type LinkProps } from 'react-router';
import { type ButtonTone, buttonStyle } from './button-style.ts';

type LinkButtonProps = Omit<LinkProps, 'className'> & { tone?: ButtonTone };

/** Leads somewhere, looks like a button. */
export function LinkButton({ tone = 'main', ...rest }: LinkButtonProps) {
  return <Link className={buttonStyle(tone)} {...rest} />;
}
