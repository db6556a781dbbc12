import type { ReactNode } from 'react';
import { Link } from '../language/navigation.tsx';
import { ICON_STYLE } from './icon-button.tsx';

type IconLinkProps = {
  to: string;
  /** The target, for screen readers. */
  label: string;
  children: ReactNode;
};

export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={ICON_STYLE}>
      {children}
    </Link>
  );
}
