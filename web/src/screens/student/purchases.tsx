import { getTexts } from '@sikhya/contract/language/texts.ts';
import { myPassesQuery, ordersQuery, passesQuery } from '../../features/orders/api.ts';
import { PassReminders } from '../../features/orders/pass-reminders.tsx';
import { Passes } from '../../features/orders/passes.tsx';
import { Purchases } from '../../features/orders/purchases.tsx';
import { texts } from '../../features/orders/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).purchases} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [
  client.prefetchQuery(ordersQuery),
  client.prefetchQuery(myPassesQuery),
  client.prefetchQuery(passesQuery),
]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-8 py-8">
      <div>
        <h1 className="text-h2">{t.purchases}</h1>
        <p className="mt-1 text-ink-soft">{t.purchasesIntro}</p>
      </div>
      <PassReminders />
      <Passes />
      <Purchases />
    </main>
  );
}
