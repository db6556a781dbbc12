import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { orderQuery } from '../../features/orders/api.ts';
import { CheckoutPage } from '../../features/orders/checkout-page.tsx';
import { texts } from '../../features/orders/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { createPrefetchLoader } from '../../lib/prefetch-loader.ts';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).checkout} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export const loader = createPrefetchLoader((client, { orderId = '' }) => [
  client.prefetchQuery(orderQuery(orderId)),
]);

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <main id="main" className="page grid min-h-dvh content-start py-8">
      <CheckoutPage orderId={orderId} />
    </main>
  );
}
