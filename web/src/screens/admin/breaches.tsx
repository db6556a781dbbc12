import { getTexts } from '@sikhya/contract/language/texts.ts';
import { BreachPage } from '../../features/breaches/breach-page.tsx';
import { texts } from '../../features/breaches/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).title} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
  permission: 'breaches',
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div className="max-w-4xl">
        <h1 className="text-h2">{t.title}</h1>
        <p className="mt-1 text-ink-soft">{t.intro}</p>
      </div>
      <BreachPage />
    </main>
  );
}
