import { useTexts } from '../../language/locale.tsx';
import { NavLink } from '../../language/navigation.tsx';
import { DigitsSwitch } from '../../lib/digits-switch.tsx';
import { LanguageSwitch } from '../../lib/language-switch.tsx';
import { useCan } from '../../lib/permissions.ts';
import { useSite } from '../../lib/site.ts';
import { LogOutIcon } from '../../ui/portal-icons.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { PANEL_ITEM, usePortalMenu } from './portal-menu.ts';
import { SignedInUser } from './signed-in-user.tsx';
import { texts } from './texts.ts';
import { useLogout } from './use-logout.tsx';

/** The side panel's content: who is signed in, the menu, and Logout. */
export function PanelContents({ role, onNavigate }: { role: 'student' | 'admin'; onNavigate?: () => void }) {
  const t = useTexts(texts);
  const { title, items } = usePortalMenu(role, {
    can: useCan(),
    hasPayments: useSite().payments !== null,
  });
  const { logout, confirmDialog } = useLogout();
  return (
    <div className="flex h-full flex-col gap-5">
      <SignedInUser />
      <nav aria-label={title} className="grow">
        <ul className="space-y-1">
          {items.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={PANEL_ITEM} onClick={onNavigate}>
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-3 border-t border-line pt-4">
        <LanguageSwitch />
        <DigitsSwitch />
        <ThemeSwitch />
        <button type="button" className={PANEL_ITEM} onClick={logout}>
          <LogOutIcon />
          {t.logout}
        </button>
        {confirmDialog}
      </div>
    </div>
  );
}
