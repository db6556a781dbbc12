import { CONTROL_STYLE } from './control-style.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

type SearchInputProps = { label: string; value: string; onSearch: (text: string) => void };

/** A search field with debounce. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const { text, setText } = useDebouncedSearch(value, onSearch);
  return (
    <div className="w-full sm:w-80">
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={CONTROL_STYLE}
      />
    </div>
  );
}
