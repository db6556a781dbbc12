import { useTexts } from '../../language/locale.tsx';
import { Link } from '../../language/navigation.tsx';
import { LanguageSwitch } from '../../lib/language-switch.tsx';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from './logo.tsx';
import { PublicMenu } from './public-menu.tsx';
import { texts } from './texts.ts';
import { useLogout } from './use-logout.tsx';
import { usePublicLinks } from './use-public-links.ts';

export function PublicHeader() {
  const t = useTexts(texts);
  const { isAuthenticated } = useAuth();
  const links = usePublicLinks();
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Logo />
        <nav aria-label={t.mainMenu} className="flex items-center gap-3 max-md:hidden">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="flex min-h-11 items-center px-3 font-semibold hover:text-indigo"
            >
              {label}
            </Link>
          ))}
          <LanguageSwitch />
          {isAuthenticated ? (
            <SignedIn />
          ) : (
            <LinkButton to={paths.login} tone="quiet">
              {t.login}
            </LinkButton>
          )}
        </nav>
        <div className="flex items-center md:hidden">
          <LanguageSwitch />
          <PublicMenu />
        </div>
      </div>
    </header>
  );
}

function SignedIn() {
  const t = useTexts(texts);
  const { name, email, googleProfile } = useAuth();
  const { logout, confirmDialog } = useLogout();
  const displayName = name || email;
  return (
    <>
      <span className="flex max-w-52 items-center gap-2">
        <Avatar size="small" letter={getFirstLetter(displayName)} photo={googleProfile?.photoUrl} />
        <span lang={getLang(displayName)} className="truncate">
          {displayName}
        </span>
      </span>
      <Button tone="quiet" onClick={logout}>
        {t.logout}
      </Button>
      {confirmDialog}
    </>
  );
}
