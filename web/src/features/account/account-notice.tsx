import { useTexts } from '../../language/locale.tsx';
import { usePathname } from '../../language/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { StandaloneLink } from '../../ui/text-link.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

/** Asks the admin to change a weak password, above every screen but the account's own. */
export function AccountNotice() {
  const t = useTexts(texts);
  const { accountTask } = useAuth();
  const pathname = usePathname();
  if (accountTask !== 'change-password' || pathname === paths.account) return null;
  return (
    <div className="page pt-6">
      <Notice>
        <p>{t.weakPassword}</p>
        <StandaloneLink to={paths.account}>{t.changeItNow}</StandaloneLink>
      </Notice>
    </div>
  );
}
