import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CouponList } from '../../features/coupons/coupon-list.tsx';
import { PassList } from '../../features/coupons/pass-list.tsx';
import { texts } from '../../features/coupons/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'coupons',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).couponsAndPasses} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-8 py-8">
      <h1 className="text-h2">{t.couponsAndPasses}</h1>
      <CouponList />
      <PassList />
    </main>
  );
}
