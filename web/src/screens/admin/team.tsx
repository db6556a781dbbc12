import { getTexts } from '@sikhya/contract/language/texts.ts';
import { TeamPage } from '../../features/team/team-page.tsx';
import { texts } from '../../features/team/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'team',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).team} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <TeamPage />
    </main>
  );
}
