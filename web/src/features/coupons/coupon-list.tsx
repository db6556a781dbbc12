import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import type { Coupon } from '@sikhya/contract/coupons.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useListParameters } from '../../lib/list-state.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { couponsQuery, useDeleteCoupon } from './api.ts';
import { getLastDay } from './coupon-days.ts';
import { CouponDialog } from './coupon-dialog.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferSection } from './offer-section.tsx';
import { texts } from './texts.ts';

export function CouponList() {
  const t = useTexts(texts);
  const format = useFormatter();
  const { page, limit, change } = useListParameters();
  const coupons = useQuery(couponsQuery({ page: String(page), limit: String(limit) }));
  const { mutateAsync: deleteCoupon } = useDeleteCoupon();
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  const columns: Column<Coupon>[] = [
    {
      key: 'code',
      header: t.code,
      hideLabel: true,
      cell: ({ code }) => (
        <span lang="en" className="font-semibold wrap-anywhere">
          {code}
        </span>
      ),
    },
    {
      key: 'discount',
      header: t.discount,
      align: 'end',
      cell: ({ percent, amount }) =>
        percent === null ? format.rupees(amount ?? 0) : format.percent(percent),
    },
    {
      key: 'courses',
      header: t.courses,
      cell: ({ courseIds }) =>
        courseIds.length === 0 ? t.allCourses : t.chosenCourses({ count: courseIds.length }),
    },
    { key: 'valid', header: t.valid, cell: (coupon) => <Period coupon={coupon} /> },
    { key: 'used', header: t.used, cell: (coupon) => <Uses coupon={coupon} /> },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: (coupon) => (
        <OfferActions
          name={coupon.code}
          question={{ title: t.deleteCouponTitle({ name: coupon.code }), text: t.deleteCouponText }}
          onEdit={() => setEdited(coupon)}
          onDelete={() => deleteCoupon({ params: { couponId: coupon._id } })}
        />
      ),
    },
  ];
  return (
    <>
      <OfferSection title={t.coupons} create={t.newCoupon} onCreate={() => setEdited('new')}>
        <PagedList
          query={coupons}
          isEmpty={(data) => data.coupons.length === 0}
          empty={<p className="text-ink-soft">{t.noCoupons}</p>}
          size={limit}
          sizes={ADMIN_PAGE_SIZES}
          onChange={change}
        >
          {(data) => (
            <Table caption={t.coupons} columns={columns} rows={data.coupons} rowKey={({ _id }) => _id} />
          )}
        </PagedList>
      </OfferSection>
      {edited && <CouponDialog coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function Period({ coupon: { from, until } }: { coupon: Coupon }): string {
  const t = useTexts(texts);
  const format = useFormatter();
  const last = until && format.date(getLastDay(until));
  if (from && last) return t.validBetween({ from: format.date(from), until: last });
  if (from) return t.validFrom({ date: format.date(from) });
  return last ? t.validUntil({ date: last }) : t.always;
}

function Uses({ coupon: { used, total, reserved } }: { coupon: Coupon }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <span className="grid max-sm:text-end">
      <span>{total === null ? format.number(used) : t.usedOf({ used, total })}</span>
      {reserved > 0 && <span className="text-small text-ink-soft">{t.reserved({ count: reserved })}</span>}
    </span>
  );
}
