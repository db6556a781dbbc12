import { CONTROL_STYLE } from './control-style.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

type SearchInputProps = { label: string; value: string; onSearch: (text: string) => void };

/** A search field with debounce. Enter does not submit a form around it. */
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
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={CONTROL_STYLE}
      />
    </div>
  );
}
