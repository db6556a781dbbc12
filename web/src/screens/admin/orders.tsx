import { getTexts } from '@sikhya/contract/language/texts.ts';
import { OrderList } from '../../features/order-management/order-list.tsx';
import { texts } from '../../features/order-management/texts.ts';
import { CoursePicker } from '../../features/students/course-picker.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';

export const handle: PageHandle = {
  permission: 'orders.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).orders} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <OrderList renderCoursePicker={(choose) => <CoursePicker chosen={null} onChoose={choose} />} />
    </main>
  );
}
