import { type NoticeList as List, NOTICE_GROUPS } from '@sikhya/contract/notices.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useUrlState } from '../../lib/url-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useLastPage } from '../../ui/use-last-page.ts';
import { type NoticeFilter, noticesQuery, type Role, useMarkRead } from './api.ts';
import { NoticeFilters } from './notice-filters.tsx';
import { NoticeRow } from './notice-row.tsx';
import { texts } from './texts.ts';

function readFilter(params: URLSearchParams): NoticeFilter {
  return {
    group: NOTICE_GROUPS.find((group) => group === params.get('group')) ?? '',
    only: params.get('only') === 'unread' ? 'unread' : '',
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
  };
}

type NoticeListProps = {
  reader: Role;
  /** Shown below once the list has its height, which would move it. */
  children?: ReactNode;
};

/** The notices of a student or an admin; filters and page are in the URL. */
export function NoticeList({ reader: role, children }: NoticeListProps) {
  const t = useTexts(texts);
  const [params, change] = useUrlState();
  const filter = readFilter(params);
  const list = useQuery(noticesQuery(role, filter));
  const goToPage = (page: number, replace = false) =>
    change({ page: page === 1 ? '' : String(page) }, { replace });
  // notices that are read leave the list of unread ones
  const isBeyondLastPage = useLastPage(list.data?.pagination, (page) => goToPage(page, true));
  const mark = useMarkRead();
  const isFiltered = filter.group !== '' || filter.only !== '';
  const unread = list.data?.unread ?? 0;
  const empty = isFiltered ? (
    <EmptyState title={t.nothingFound}>{t.changeFilter}</EmptyState>
  ) : (
    <EmptyState title={t.empty}>{role === 'admin' ? t.emptyForAdmins : t.emptyForStudents}</EmptyState>
  );
  const loading = <SkeletonLines lines={9} />;
  return (
    <>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <h1 className="text-h2">{t.notices}</h1>
          <Button
            tone="quiet"
            disabled={unread === 0 || mark.isPending}
            onClick={() => mark.mutate(undefined)}
          >
            {t.markAllRead}
          </Button>
        </div>
        {/* not beside the button, which would move when the text arrives */}
        <p role="status" className="mt-1 min-h-[1.6em] text-ink-soft">
          {list.data && (unread > 0 ? t.unread({ count: unread }) : t.allRead)}
        </p>
      </div>
      <NoticeFilters filter={filter} role={role} onChange={(changes) => change({ ...changes, page: '' })} />
      {mark.isError && (
        <div role="alert" className="text-wrong">
          {t.notMarked} <FailureText error={mark.error} />
        </div>
      )}
      {isBeyondLastPage ? (
        <Loading>{loading}</Loading>
      ) : (
        <QueryView
          query={list}
          loading={loading}
          isEmpty={({ notices }: List) => notices.length === 0}
          empty={empty}
        >
          {({ notices, pagination }) => (
            <div className="grid gap-5" aria-busy={list.isPlaceholderData}>
              <ul aria-label={t.notices}>
                {notices.map((notice) => (
                  <NoticeRow
                    key={notice._id}
                    notice={notice}
                    role={role}
                    onRead={(noticeId) => mark.mutate([noticeId])}
                  />
                ))}
              </ul>
              <Pagination
                page={pagination.currentPage}
                pages={pagination.totalPages}
                loading={list.isPlaceholderData}
                onChange={(page) => goToPage(page)}
              />
            </div>
          )}
        </QueryView>
      )}
      {(!list.isLoading || list.failureCount > 0) && children}
    </>
  );
}
