import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import type { AdminPass } from '@sikhya/contract/passes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import { Badge } from '../../ui/badge.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { passesQuery, useDeletePass } from './api.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferSection } from './offer-section.tsx';
import { PassDialog } from './pass-dialog.tsx';
import { texts } from './texts.ts';

export function PassList() {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const passes = useQuery(passesQuery);
  const { mutateAsync: deletePass } = useDeletePass();
  const [edited, setEdited] = useState<AdminPass | 'new' | null>(null);
  const getTitle = (pass: AdminPass) => inLanguage(pass, language).title;
  const columns: Column<AdminPass>[] = [
    {
      key: 'pass',
      header: t.pass,
      hideLabel: true,
      cell: (pass) => (
        <span className="flex flex-wrap items-center gap-2">
          <span lang={getLang(getTitle(pass))} className="font-semibold wrap-anywhere">
            {getTitle(pass)}
          </span>
          <Badge tone={pass.isOnSale ? 'right' : 'plain'}>{pass.isOnSale ? t.onSale : t.notOnSale}</Badge>
        </span>
      ),
    },
    { key: 'days', header: t.length, cell: ({ days }) => t.days({ count: days }) },
    {
      key: 'price',
      header: t.price,
      align: 'end',
      cell: ({ price }) => <span className="whitespace-nowrap">{format.rupees(price)}</span>,
    },
    {
      key: 'courses',
      header: t.courses,
      cell: ({ courseIds }) =>
        courseIds.length === 0 ? t.allCourses : t.chosenCourses({ count: courseIds.length }),
    },
    { key: 'holders', header: t.holders, align: 'end', cell: ({ holders }) => format.number(holders) },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: (pass) => (
        <OfferActions
          name={getTitle(pass)}
          question={{ title: t.deletePassTitle({ name: getTitle(pass) }), text: t.deletePassText }}
          onEdit={() => setEdited(pass)}
          onDelete={() => deletePass({ params: { passId: pass._id } })}
        />
      ),
    },
  ];
  return (
    <>
      <OfferSection title={t.passes} note={t.passesNote} create={t.newPass} onCreate={() => setEdited('new')}>
        <QueryView
          query={passes}
          loading={<SkeletonLines lines={4} />}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-ink-soft">{t.noPasses}</p>}
        >
          {(rows) => <Table caption={t.passes} columns={columns} rows={rows} rowKey={({ _id }) => _id} />}
        </QueryView>
      </OfferSection>
      {edited && <PassDialog pass={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
