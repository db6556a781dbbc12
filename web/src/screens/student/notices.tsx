import { getTexts } from '@sikhya/contract/language/texts.ts';
import { NoticeList } from '../../features/notices/notice-list.tsx';
import { NoticeSettings } from '../../features/notices/notice-settings.tsx';
import { texts } from '../../features/notices/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).notices} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <NoticeList reader="student">
        <NoticeSettings />
      </NoticeList>
    </main>
  );
}
