import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';

const DEBOUNCE_MS = 300;

/** The text of a search field. Calls `onSearch` after a pause in typing, or at once by `searchNow`. */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  const router = useContext(UNSAFE_DataRouterContext)!.router;
  // take over a value that changed from outside, as by Back, but not the one that this hook has just searched for
  useEffect(() => {
    if (lastSearch.current !== value) setText(value);
    lastSearch.current = value;
  }, [value]);
  useEffect(() => {
    if (text === lastSearch.current) return;
    const search = () => {
      // A search changes the address, which would stop the navigation to a result that was clicked meanwhile.
      // useNavigation tells of it only after the next render, which a slow phone may not have done yet.
      if (router.state.navigation.state !== 'idle') {
        timer = setTimeout(search, DEBOUNCE_MS);
        return;
      }
      lastSearch.current = text;
      onSearch(text);
    };
    let timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch, router]);
  const searchNow = () => {
    if (text === lastSearch.current) return;
    lastSearch.current = text;
    onSearch(text);
  };
  return { text, setText, searchNow };
}
