import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useParams } from 'react-router';
import { OrderPage } from '../../features/order-management/order-page.tsx';
import { texts } from '../../features/order-management/texts.ts';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'orders.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).order} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <OrderPage key={orderId} orderId={orderId} />
    </main>
  );
}
