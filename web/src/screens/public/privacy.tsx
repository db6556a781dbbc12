import { getTexts } from '@sikhya/contract/language/texts.ts';
import { NoticeText } from '../../features/consents/notice-text.tsx';
import { InfoScreen } from '../../features/info-pages/info-screen.tsx';
import { createPageModules } from '../../features/info-pages/page-modules.ts';
import { texts } from '../../features/info-pages/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

const modules = createPageModules({
  en: () => import('../../features/info-pages/pages/privacy.en.tsx'),
  or: () => import('../../features/info-pages/pages/privacy.or.tsx'),
});

export const handle: PageHandle = {
  load: modules.load,
  describe: (site, locale) => {
    const t = getTexts(texts, locale);
    return {
      title: `${t.privacyTitle} · ${site.name}`,
      description: t.privacyDescription({ site: site.name }),
    };
  },
};

export function Component() {
  return (
    <InfoScreen modules={modules}>
      <NoticeText />
    </InfoScreen>
  );
}
