import { getTexts } from '@sikhya/contract/language/texts.ts';
import { GrievancePage } from '../../features/grievances/grievance-page.tsx';
import { texts } from '../../features/grievances/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => {
    const t = getTexts(texts, locale);
    return { title: `${t.title} · ${site.name}`, description: t.description({ site: site.name }) };
  },
};

export function Component() {
  return (
    <main id="main" className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <div className="max-w-2xl">
        <GrievancePage />
      </div>
    </main>
  );
}
