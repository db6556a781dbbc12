import { getTexts } from '@sikhya/contract/language/texts.ts';
import { myCertificatesQuery } from '../../features/certificates/api.ts';
import { MyCertificates } from '../../features/certificates/my-certificates.tsx';
import { texts } from '../../features/certificates/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader, prefetchAgain } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).myCertificates} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client) => [prefetchAgain(client, myCertificatesQuery)]);

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1 className="text-h2">{t.myCertificates}</h1>
        <p className="mt-1 max-w-[65ch] text-ink-soft">{t.myCertificatesNote}</p>
      </div>
      <MyCertificates />
    </main>
  );
}
