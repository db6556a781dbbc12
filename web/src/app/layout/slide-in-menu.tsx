import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Person } from './person.tsx';
import { useLogout } from './use-logout.tsx';
import { usePublicLinks } from './use-public-links.ts';

const ITEM = 'flex min-h-12 w-full items-center rounded-soft px-3 font-semibold hover:bg-sunk';

/** The public header's items on a narrow screen. */
export default function SlideInMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isAuthenticated } = useAuth();
  const links = usePublicLinks();
  const { logout, question } = useLogout();
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <>
      <Sheet
        side="right"
        open={open}
        onClose={onClose}
        title="Menu"
        footer={
          <div>
            <ThemeSwitch />
          </div>
        }
      >
        {isAuthenticated && (
          <div className="mb-4 border-b border-line pb-4">
            <Person />
          </div>
        )}
        <nav aria-label="Main">
          <ul className="-mx-3 space-y-1">
            {[...links, ...(isAuthenticated ? [] : [{ to: paths.login, label: 'Login' }])].map(
              ({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={ITEM} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ),
            )}
            {isAuthenticated && (
              <li>
                <button type="button" className={ITEM} onClick={leave}>
                  Logout
                </button>
              </li>
            )}
          </ul>
        </nav>
      </Sheet>
      {question}
    </>
  );
}
