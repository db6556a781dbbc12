import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { texts } from './texts.ts';

type Choice = { _id: string };

type ChoiceListProps<T extends Choice> = {
  legend: string;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  found: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isError' | 'isFetching'>;
  chosenId: string | undefined;
  /** Shown above the list, because the search may not find it. */
  chosenName: ReactNode;
  renderName: (choice: T) => ReactNode;
  onChoose: (choice: T) => void;
  error: string | false;
};

/** A searchable list to choose one from. */
export function ChoiceList<T extends Choice>(props: ChoiceListProps<T>) {
  const { legend, searchLabel, search, onSearch, found, chosenId, chosenName, renderName, onChoose, error } =
    props;
  const t = useTexts(texts);
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {chosenName && (
        <p className="wrap-anywhere">
          {t.chosen}: {chosenName}
        </p>
      )}
      <SearchInput label={searchLabel} value={search} onSearch={onSearch} />
      <div
        aria-busy={found.isFetching}
        className="grid max-h-56 min-h-11 auto-rows-max grid-cols-1 overflow-y-auto rounded-soft border border-line"
      >
        {found.isError && (
          <p className="p-3 text-wrong">
            <FailureText error={found.error} />
          </p>
        )}
        {found.data?.length === 0 && <p className="p-3 text-ink-soft">{t.nothingFound}</p>}
        {found.data?.map((choice) => (
          <label
            key={choice._id}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunk has-checked:bg-indigo-soft"
          >
            <input
              type="radio"
              name={name}
              checked={choice._id === chosenId}
              onChange={() => onChoose(choice)}
              className="size-5 shrink-0 accent-indigo"
            />
            <span className="min-w-0 grow wrap-anywhere">{renderName(choice)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
