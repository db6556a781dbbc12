import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { type AdminGrievance, GRIEVANCE_FILTERS } from '@sikhya/contract/grievances.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { adminTexts } from './admin-texts.ts';
import { requestListQuery } from './api.ts';
import { RequestSheet } from './request-sheet.tsx';

/** The requests with those that are due first. The address holds the filter, the page and the open request. */
export function RequestList() {
  const t = useTexts(adminTexts);
  const [{ page, limit, search }, change] = useListState(['due']);
  const [params, setParams] = useUrlState();
  const state = GRIEVANCE_FILTERS.find((each) => each === params.get('state')) ?? 'open';
  const list = useQuery(requestListQuery({ state, search, page: String(page), limit: String(limit) }));
  const shown = list.data?.requests.find(({ _id }) => _id === params.get('request'));
  const labels = {
    open: list.data ? t.openCount({ count: list.data.open }) : t.open,
    overdue: list.data ? t.overdueCount({ count: list.data.overdue }) : t.isOverdue,
    answered: t.answeredFilter,
    all: t.all,
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ChoiceButtons
          label={t.state}
          choices={GRIEVANCE_FILTERS.map((value) => ({ value, label: labels[value] }))}
          value={state}
          onChange={(next) => setParams({ state: next === 'open' ? '' : next, page: '', request: '' })}
        />
        <SearchInput label={t.search} value={search} onSearch={(text) => change({ search: text })} />
      </div>
      <PagedList
        query={list}
        isEmpty={({ requests }) => requests.length === 0}
        empty={<EmptyState title={state === 'open' && search === '' ? t.noneOpen : t.noneFound} />}
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ requests }) => (
          <RequestTable requests={requests} onOpen={(request) => setParams({ request }, { replace: true })} />
        )}
      </PagedList>
      <RequestSheet
        request={shown}
        canMail={list.data?.canMail ?? false}
        onClose={() => setParams({ request: '' }, { replace: true })}
      />
    </div>
  );
}

type RequestTableProps = { requests: readonly AdminGrievance[]; onOpen: (requestId: string) => void };

function RequestTable({ requests, onOpen }: RequestTableProps) {
  const t = useTexts(adminTexts);
  const format = useFormatter();
  const columns: Column<AdminGrievance>[] = [
    {
      key: 'number',
      header: t.number,
      cell: ({ _id, number }) => (
        <Button tone="quiet" size="small" aria-label={t.openRequest({ number })} onClick={() => onOpen(_id)}>
          <span lang="en" className="whitespace-nowrap">
            {number}
          </span>
        </Button>
      ),
    },
    {
      key: 'from',
      header: t.from,
      cell: ({ name, email }) => (
        <span className="min-w-0 max-sm:text-end">
          <span lang={getLang(name)} className="block wrap-anywhere">
            {name}
          </span>
          <span lang="en" className="block text-small wrap-anywhere text-ink-soft">
            {email}
          </span>
        </span>
      ),
    },
    { key: 'about', header: t.about, cell: ({ kind }) => <span>{t[kind]}</span> },
    {
      key: 'due',
      header: t.due,
      cell: ({ dueAt, isOverdue, answeredAt }) => (
        <span className="flex flex-wrap items-center justify-end gap-2 @2xl:justify-start">
          {answeredAt ? <Badge tone="right">{t.answeredFilter}</Badge> : format.date(dueAt)}
          {isOverdue && <Badge tone="wrong">{t.isOverdue}</Badge>}
        </span>
      ),
    },
  ];
  return <Table caption={t.requests} columns={columns} rows={requests} rowKey={({ _id }) => _id} />;
}
