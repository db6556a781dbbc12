import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ICON_STYLE } from './icon-button.tsx';

type IconLinkProps = {
  to: string;
  /** Where it leads, for those who do not see the icon. */
  label: string;
  children: ReactNode;
};

/** A link of one icon. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={ICON_STYLE}>
      {children}
    </Link>
  );
}
