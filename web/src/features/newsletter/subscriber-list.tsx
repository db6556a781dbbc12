import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { NEWSLETTER_EXPORT, SUBSCRIBER_STATES } from '@sikhya/contract/newsletter.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { download } from '../../lib/download.ts';
import { useSearchAndState } from '../../lib/list-state.ts';
import { useCan } from '../../lib/permissions.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { subscriberListQuery } from './api.ts';
import { SubscriberTable } from './subscriber-table.tsx';
import { texts } from './texts.ts';

/** The addresses of the newsletter with filters and export. */
export function SubscriberList() {
  const t = useTexts(texts);
  const format = useFormatter();
  const can = useCan();
  const [filter, change] = useSearchAndState(SUBSCRIBER_STATES);
  const { search, state, page, limit } = filter;
  const list = useQuery(subscriberListQuery({ search, state, page: String(page), limit: String(limit) }));
  const exported = `${NEWSLETTER_EXPORT}?${new URLSearchParams({ search, state })}`;
  return (
    <>
      {list.data?.canMail === false && <p className="rounded-soft bg-sunk px-4 py-3">{t.noMail}</p>}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <dl className="flex flex-col-reverse rounded-soft border border-line bg-sheet px-5 py-3">
          <dt className="text-small text-ink-soft">{t.totalSubscribed}</dt>
          <dd className="font-display text-h2 font-semibold tabular-nums">
            {list.data ? format.number(list.data.subscribed) : '–'}
          </dd>
        </dl>
        {can('exports') && <ExportButton onExport={() => download(exported, 'newsletter.csv')} />}
      </div>
      <FilteredList
        labels={t}
        query={list}
        filter={filter}
        states={SUBSCRIBER_STATES}
        sizes={ADMIN_PAGE_SIZES}
        isEmpty={({ subscribers }) => subscribers.length === 0}
        onChange={change}
      >
        {({ subscribers }) => <SubscriberTable subscribers={subscribers} />}
      </FilteredList>
    </>
  );
}
