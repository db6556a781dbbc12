import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from './logo.tsx';

export function PublicHeader() {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Logo />
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
          <Link to={paths.home} className="flex min-h-11 items-center px-3 font-semibold hover:text-indigo">
            Home
          </Link>
          <LinkButton to={paths.login} tone="quiet">
            Login
          </LinkButton>
        </nav>
      </div>
    </header>
  );
}
