import { NavLink } from 'react-router';
import { LogOutIcon } from '../../ui/icons.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Person } from './person.tsx';
import { PORTAL_MENU } from './portal-menu.ts';
import { useLogout } from './use-logout.tsx';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-soft px-3 font-semibold text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-indigo-soft aria-[current=page]:text-indigo';

/** The panel itself, wherever it is shown: who is signed in, the places to go, and the way out. */
export function PanelContents({ role, onLeave }: { role: 'student' | 'admin'; onLeave?: () => void }) {
  const { logout, question } = useLogout();
  return (
    <div className="flex h-full flex-col gap-5">
      <Person />
      <nav aria-label={PORTAL_MENU[role].title} className="grow">
        <ul className="space-y-1">
          {PORTAL_MENU[role].items.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={ITEM} onClick={onLeave}>
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-3 border-t border-line pt-4">
        <ThemeSwitch />
        <button type="button" className={ITEM} onClick={logout}>
          <LogOutIcon />
          Logout
        </button>
        {question}
      </div>
    </div>
  );
}
