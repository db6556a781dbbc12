import { getTexts } from '@sikhya/contract/language/texts.ts';
import { HelpIndex } from '../../features/help/help-index.tsx';
import { texts } from '../../features/help/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => {
    const t = getTexts(texts, locale);
    return { title: `${t.help} · ${site.name}`, description: t.helpDescription({ site: site.name }) };
  },
};

export function Component() {
  return <HelpIndex />;
}
