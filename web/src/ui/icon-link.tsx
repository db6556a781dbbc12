import type { ReactNode } from 'react';
import { Link } from 'react-router';

type IconLinkProps = {
  to: string;
  /** Where it leads, for those who do not see the icon. */
  label: string;
  children: ReactNode;
};

/** A link of one icon, as large as a thumb. */
export function IconLink({ to, label, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-soft text-ink-soft transition-colors hover:bg-sunk hover:text-ink"
    >
      {children}
    </Link>
  );
}
