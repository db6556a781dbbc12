import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import { messageListQuery } from './api.ts';
import { MessageTable } from './message-table.tsx';
import { texts } from './texts.ts';
import { STATE_FILTERS, useMessageFilters } from './use-message-filters.ts';

/** The messages with filters. */
export function MessageList() {
  const t = useTexts(texts);
  const [{ search, state, page, limit }, change] = useMessageFilters();
  const list = useQuery(messageListQuery({ search, state, page: String(page), limit: String(limit) }));
  const isFiltered = search !== '' || state !== 'all';
  return (
    <>
      <search className="grid items-end gap-4 sm:grid-cols-[1fr_14rem]">
        <SearchInput label={t.search} value={search} onSearch={(text) => change({ search: text })} />
        <Field label={t.state}>
          <Select
            value={state}
            onChange={({ target }) =>
              change({ state: STATE_FILTERS.find((each) => each === target.value) ?? 'all' })
            }
          >
            {STATE_FILTERS.map((each) => (
              <option key={each} value={each}>
                {t[each]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
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
