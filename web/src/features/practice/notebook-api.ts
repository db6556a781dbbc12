import { getNextActions, listBookmarks, setBookmark } from '@sikhya/contract/practice.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Calls for other screens than practice. They are apart from api.ts, which needs the code of the schedule. */

export const bookmarksQuery = (resultId: string) =>
  queryOptions({
    queryKey: ['practice', 'bookmarks', resultId],
    queryFn: ({ signal }) => call(listBookmarks, { params: { resultId } }, { signal }),
    meta: { personal: true },
  });

export function useSetBookmark(resultId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { questionId: string; isBookmarked: boolean }) =>
      call(setBookmark, { params: { resultId }, body }),
    onSuccess: (bookmarks) => client.setQueryData(bookmarksQuery(resultId).queryKey, bookmarks),
  });
}

export const nextActionsQuery = queryOptions({
  queryKey: ['practice', 'next-actions'],
  queryFn: ({ signal }) => call(getNextActions, {}, { signal }),
  meta: { personal: true },
});
