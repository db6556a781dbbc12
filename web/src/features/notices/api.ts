import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import { getNoticeSettings, setNoticeSetting } from '@sikhya/contract/notice-settings.ts';
import * as contract from '@sikhya/contract/notices.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type Role = 'student' | 'admin';

const MINUTE_MS = 60_000;

/** Loaded again every five minutes while the page is visible. */
export const unreadQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: async ({ signal }) => (await call(contract.countUnreadNotices, {}, { signal })).unread,
  refetchInterval: 5 * MINUTE_MS,
  refetchOnWindowFocus: true,
  retry: false,
  meta: { personal: true },
});

export type NoticeFilter = { group: contract.NoticeGroup | ''; only: 'unread' | ''; page: number };

export const noticesQuery = (role: Role, { group, only, page }: NoticeFilter) =>
  queryOptions({
    queryKey: ['notices', 'list', role, group, only, page],
    queryFn: ({ signal }) =>
      call(
        role === 'admin' ? contract.listAdminNotices : contract.listNotices,
        { query: { page: String(page), ...(group && { group }), ...(only && { only }) } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });

export const settingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => call(getNoticeSettings, {}, { signal }),
  meta: { personal: true },
});

/** Shows the change at once, and takes it back if it fails. */
export function useSetSetting() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  return useMutation({
    mutationFn: (body: EndpointInput<typeof setNoticeSetting>['body']) => call(setNoticeSetting, { body }),
    onMutate: async ({ group, channel, isOn }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (settings) =>
          settings && {
            ...settings,
            groups: settings.groups.map((row) => (row.group === group ? { ...row, [channel]: isOn } : row)),
          },
      );
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
  });
}

/** Without ids, marks all notices as read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noticeIds?: string[]) =>
      call(contract.markNoticesRead, { body: noticeIds ? { noticeIds } : {} }),
    onSuccess: ({ unread }) => {
      client.setQueryData(unreadQuery.queryKey, unread);
      return client.invalidateQueries({ queryKey: ['notices', 'list'] });
    },
  });
}
