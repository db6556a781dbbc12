import { getTexts } from '@sikhya/contract/language/texts.ts';
import { PracticePage } from '../../features/practice/practice-page.tsx';
import { texts } from '../../features/practice/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).practice} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <h1 className="text-h2">{t.practice}</h1>
      <PracticePage />
    </main>
  );
}
