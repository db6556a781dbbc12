import { getTexts } from '@sikhya/contract/language/texts.ts';
import { adminTexts } from '../../features/grievances/admin-texts.ts';
import { RequestList } from '../../features/grievances/request-list.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(adminTexts, locale).requests} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
  permission: 'requests',
};

export function Component() {
  const t = useTexts(adminTexts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.requests}</h1>
        <p className="mt-1 text-ink-soft">{t.intro}</p>
      </div>
      <RequestList />
    </main>
  );
}
