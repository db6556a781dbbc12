import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of the public pages. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <div className="grow">
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
