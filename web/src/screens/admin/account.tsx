import { getTexts } from '@sikhya/contract/language/texts.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { texts } from '../../features/account/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).myAccount} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <h1 className="text-h2">{t.myAccount}</h1>
      <AccountPage />
    </main>
  );
}
