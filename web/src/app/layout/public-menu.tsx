import { startTransition, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { DigitsSwitch } from '../../lib/digits-switch.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { SignedInUser } from './signed-in-user.tsx';
import { texts } from './texts.ts';
import { useLogout } from './use-logout.tsx';
import { usePublicLinks } from './use-public-links.ts';

const ITEM = 'flex min-h-12 w-full items-center rounded-soft px-3 font-semibold hover:bg-sunk';

/** The public header's items on a narrow screen. */
export function PublicMenu() {
  const t = useTexts(texts);
  const { isAuthenticated } = useAuth();
  const links = usePublicLinks();
  const { logout, confirmDialog } = useLogout();
  // the theme switch does nothing before hydration, and nobody sees it before the menu is open
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const leave = () => {
    close();
    logout();
  };
  return (
    <>
      <PopoverMenu ref={menu} label={t.openMenu} title={t.menu} side="right">
        {isAuthenticated && (
          <div className="mb-4 border-b border-line pb-4">
            <SignedInUser />
          </div>
        )}
        <nav aria-label={t.mainMenu} className="grow">
          <ul className="-mx-3 space-y-1">
            {[...links, ...(isAuthenticated ? [] : [{ to: paths.login, label: t.login }])].map(
              ({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={ITEM} onClick={close}>
                    {label}
                  </Link>
                </li>
              ),
            )}
            {isAuthenticated && (
              <li>
                <button type="button" className={ITEM} onClick={leave}>
                  {t.logout}
                </button>
              </li>
            )}
          </ul>
        </nav>
        {isHydrated && (
          <div className="mt-4 border-t border-line pt-4">
            <DigitsSwitch />
            <ThemeSwitch />
          </div>
        )}
      </PopoverMenu>
      {confirmDialog}
    </>
  );
}
