import { getTexts } from '@sikhya/contract/language/texts.ts';
import { ActivityLog } from '../../features/activity/activity-log.tsx';
import { texts } from '../../features/activity/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'activity',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).activity} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <ActivityLog />
    </main>
  );
}
