import { getTexts } from '@sikhya/contract/language/texts.ts';
import { SubscriberList } from '../../features/newsletter/subscriber-list.tsx';
import { texts } from '../../features/newsletter/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'messages',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).newsletter} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.newsletter}</h1>
        <p className="mt-1 max-w-[65ch] text-ink-soft">{t.newsletterNote}</p>
      </div>
      <SubscriberList />
    </main>
  );
}
