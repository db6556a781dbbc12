import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** The frame of everything that is open to all. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-20 rounded-soft bg-indigo px-4 py-2 text-indigo-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PublicHeader />
      <div className="grow">
        <Outlet />
      </div>
      <Footer />
    </div>
  );
}
