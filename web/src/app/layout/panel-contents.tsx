import { NavLink } from 'react-router';
import { LogOutIcon } from '../../ui/icons.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { PANEL_ITEM, PORTAL_MENU } from './portal-menu.ts';
import { SignedInUser } from './signed-in-user.tsx';
import { useLogout } from './use-logout.tsx';

/** The panel itself, wherever it is shown: who is signed in, the places to go, and the way out. */
export function PanelContents({ role, onLeave }: { role: 'student' | 'admin'; onLeave?: () => void }) {
  const { logout, question } = useLogout();
  return (
    <div className="flex h-full flex-col gap-5">
      <SignedInUser />
      <nav aria-label={PORTAL_MENU[role].title} className="grow">
        <ul className="space-y-1">
          {PORTAL_MENU[role].items.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={PANEL_ITEM} onClick={onLeave}>
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-3 border-t border-line pt-4">
        <ThemeSwitch />
        <button type="button" className={PANEL_ITEM} onClick={logout}>
          <LogOutIcon />
          Logout
        </button>
        {question}
      </div>
    </div>
  );
}
