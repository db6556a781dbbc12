import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** What stands in a search field: handed on once the person pauses, not with every letter, or when they say so. */
export function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);
  // the address may change by itself, as when one goes back; what was handed on is no news when it comes around
  useEffect(() => {
    if (handedOn.current !== value) setText(value);
    handedOn.current = value;
  }, [value]);
  useEffect(() => {
    if (text === handedOn.current) return;
    const pause = setTimeout(() => {
      handedOn.current = text;
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, onSearch]);
  const searchNow = () => {
    if (text === handedOn.current) return;
    handedOn.current = text;
    onSearch(text);
  };
  return { text, setText, searchNow };
}
