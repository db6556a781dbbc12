import { CONTROL_STYLE } from './control-style.ts';
import { useSearchText } from './search-text.ts';

type SearchInputProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches once the person pauses, not with every letter. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const { text, setText } = useSearchText(value, onSearch);
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
