import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { MESSAGE_STATES } from '@sikhya/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useSearchAndState } from '../../lib/list-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchAndState } from '../../ui/search-and-state.tsx';
import { messageListQuery } from './api.ts';
import { MessageTable } from './message-table.tsx';
import { texts } from './texts.ts';

/** The messages with filters. */
export function MessageList() {
  const t = useTexts(texts);
  const [{ search, state, page, limit }, change] = useSearchAndState(MESSAGE_STATES);
  const list = useQuery(messageListQuery({ search, state, page: String(page), limit: String(limit) }));
  const isFiltered = search !== '' || state !== 'all';
  return (
    <>
      <SearchAndState
        labels={t}
        search={search}
        state={state}
        states={['all', ...MESSAGE_STATES]}
        onChange={change}
      />
      <PagedList
        query={list}
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyState
            title={t.noneFound}
            action={
              isFiltered && (
                <Button tone="quiet" onClick={() => change({ search: '', state: 'all' })}>
                  {t.clearFilters}
                </Button>
              )
            }
          >
            {isFiltered ? t.adjustFilters : t.noneYet}
          </EmptyState>
        }
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ messages }) => <MessageTable messages={messages} />}
      </PagedList>
    </>
  );
}
