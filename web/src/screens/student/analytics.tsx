import { getTexts } from '@sikhya/contract/language/texts.ts';
import { Analytics } from '../../features/analytics/analytics.tsx';
import { NextActions } from '../../features/practice/next-actions.tsx';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { texts } from './texts.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).analytics} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-4 py-8">
      <h1 className="text-h2">{t.analytics}</h1>
      <NextActions />
      <Analytics />
    </main>
  );
}
