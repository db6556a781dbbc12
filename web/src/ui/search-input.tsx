import { useEffect, useState } from 'react';
import { CONTROL_STYLE } from './control-style.ts';

const PAUSE_MS = 300;

type SearchInputProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches once the person pauses, not with every letter. */
export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value);
  // the address may change by itself, as when one goes back
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const pause = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, value, onSearch]);
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
