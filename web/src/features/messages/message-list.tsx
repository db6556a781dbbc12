import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { MESSAGE_STATES } from '@sikhya/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useSearchAndState } from '../../lib/list-state.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { messageListQuery } from './api.ts';
import { MessageTable } from './message-table.tsx';
import { texts } from './texts.ts';

/** The messages with filters. */
export function MessageList() {
  const t = useTexts(texts);
  const [filter, change] = useSearchAndState(MESSAGE_STATES);
  const { search, state, page, limit } = filter;
  const list = useQuery(messageListQuery({ search, state, page: String(page), limit: String(limit) }));
  return (
    <FilteredList
      labels={t}
      query={list}
      filter={filter}
      states={MESSAGE_STATES}
      sizes={ADMIN_PAGE_SIZES}
      isEmpty={({ messages }) => messages.length === 0}
      onChange={change}
    >
      {({ messages }) => <MessageTable messages={messages} />}
    </FilteredList>
  );
}
