import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { receiptQuery } from '../../features/orders/api.ts';
import { ReceiptPage } from '../../features/orders/receipt-page.tsx';
import { texts } from '../../features/orders/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).receipt} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, { orderId = '' }) => [
  client.prefetchQuery(receiptQuery(orderId)),
]);

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <main id="main" className="page grid min-h-dvh content-start py-8">
      <ReceiptPage orderId={orderId} />
    </main>
  );
}
