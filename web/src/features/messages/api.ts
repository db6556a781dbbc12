import type { EndpointInput } from '@sikhya/contract/endpoint.ts';
import * as contract from '@sikhya/contract/messages.ts';
import { listStudents } from '@sikhya/contract/students.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const LIST = ['messages'];
const messageKey = (messageId: string) => ['message', messageId];
const SENDING_REFRESH_MS = 2000;
const COUNTING_REFRESH_MS = 10_000;
/** An older message is counted less often. */
const COUNTING_MS = 3_600_000;

/** Refreshes while a message of the page is being sent. */
export const messageListQuery = (query: EndpointInput<typeof contract.listMessages>['query']) =>
  queryOptions({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => call(contract.listMessages, { query }, { signal }),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.state === 'sending') ? SENDING_REFRESH_MS : false,
    staleTime: 0,
    meta: { personal: true },
  });

/** Loaded afresh, and never refetched while it is edited. Refreshes while it is sent and counted. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: messageKey(messageId),
    queryFn: ({ signal }) => call(contract.getMessage, { params: { messageId } }, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.state === 'sending') return SENDING_REFRESH_MS;
      const isRecent = data?.sentAt && Date.parse(data.sentAt) > Date.now() - COUNTING_MS;
      return isRecent ? COUNTING_REFRESH_MS : false;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { personal: true },
  });

/** Counted afresh for every dialog. */
export const recipientsQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...messageKey(messageId), 'recipients'],
    queryFn: ({ signal }) => call(contract.countRecipients, { params: { messageId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { personal: true },
  });

/** The mails of a revision. */
export const previewQuery = (messageId: string, revision: number) =>
  queryOptions({
    queryKey: [...messageKey(messageId), 'preview', revision],
    queryFn: async ({ signal }) =>
      (await call(contract.previewMessage, { params: { messageId } }, { signal })).mails,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { personal: true },
  });

const MAX_FOUND = '10';

/** The students that match a search. */
export const studentSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['student-search', search],
    queryFn: async ({ signal }) =>
      (await call(listStudents, { query: { search, limit: MAX_FOUND } }, { signal })).students,
    placeholderData: keepPreviousData,
    meta: { personal: true },
  });

const EMPTY: contract.MessageInput = {
  audience: 'all',
  courseId: null,
  studentId: null,
  title: '',
  text: '',
  odia: { title: '', text: '' },
};

export const useCreateMessage = () =>
  useMutation({ mutationFn: () => call(contract.createMessage, { body: EMPTY }) });

/** Sends a message now, or later if there is a time. */
export function useSendMessage(messageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, sendAt }: { revision: number; sendAt: string | null }) =>
      sendAt === null
        ? call(contract.sendMessage, { params: { messageId }, body: { revision } })
        : call(contract.scheduleMessage, { params: { messageId }, body: { revision, sendAt } }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageKey(messageId), exact: true }),
  });
}

export function useCancelMessage(messageId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.cancelMessage, { params: { messageId } }),
    // it may have been sent meanwhile
    onSettled: () => client.invalidateQueries({ queryKey: messageKey(messageId), exact: true }),
  });
}

export const useDeleteMessage = (messageId: string) =>
  useMutation({ mutationFn: () => call(contract.deleteMessage, { params: { messageId } }) });
