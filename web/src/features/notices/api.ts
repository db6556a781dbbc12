import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import {
  getNoticeSettings,
  type NoticeSettings,
  setNoticeSetting,
} from '@sikhya/contract/notice-settings.ts';
import * as contract from '@sikhya/contract/notices.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

type SettingChange = EndpointInput<typeof setNoticeSetting>['body'];

/**
 * Shows a change at once. Changes are sent one after the other, and when the last has ended, the settings of the server are
 * shown. A response to an earlier one would take the later ones back for a moment.
 */
export function useSetSetting() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  const mutationKey = ['notices', 'set-setting'];
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const confirmed = useRef<NoticeSettings>(undefined);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: SettingChange) => call(setNoticeSetting, { body }),
    onMutate: async ({ group, channel, isOn }) => {
      if (isLast()) confirmed.current = client.getQueryData(queryKey);
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (settings) =>
          settings && {
            ...settings,
            groups: settings.groups.map((row) => (row.group === group ? { ...row, [channel]: isOn } : row)),
          },
      );
    },
    onSuccess: (settings) => {
      confirmed.current = settings;
    },
    onSettled: () => {
      if (isLast()) client.setQueryData(queryKey, confirmed.current);
    },
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
