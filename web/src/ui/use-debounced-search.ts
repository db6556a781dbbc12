import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

const DEBOUNCE_MS = 300;

/** The text of a search field. Calls `onSearch` after a pause in typing, or at once by `searchNow`. */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  const isNavigating = useNavigation().state !== 'idle';
  // take over a value that changed from outside, as by Back, but not the one that this hook has just searched for
  useEffect(() => {
    if (lastSearch.current !== value) setText(value);
    lastSearch.current = value;
  }, [value]);
  useEffect(() => {
    // a search changes the address, which would stop the navigation to a result that was clicked meanwhile
    if (isNavigating || text === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = text;
      onSearch(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch, isNavigating]);
  const searchNow = () => {
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    onSearch(text);
  };
  return { text, setText, searchNow };
}
