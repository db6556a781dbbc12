import { Field } from './field.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';

type SearchAndStateProps<State extends string> = {
  labels: { search: string; state: string } & Record<State, string>;
  search: string;
  state: State;
  states: readonly State[];
  onChange: (changes: { search?: string; state?: State }) => void;
};

/** The search field of a list, with a select of the state that is shown. */
export function SearchAndState<State extends string>({
  labels,
  search,
  state,
  states,
  onChange,
}: SearchAndStateProps<State>) {
  return (
    <search className="grid items-end gap-4 sm:grid-cols-[1fr_14rem]">
      <SearchInput label={labels.search} value={search} onSearch={(text) => onChange({ search: text })} />
      <Field label={labels.state}>
        <Select value={state} onChange={({ target }) => onChange({ state: target.value as State })}>
          {states.map((each) => (
            <option key={each} value={each}>
              {labels[each]}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
}
