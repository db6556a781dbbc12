import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { CONTROL_STYLE } from '../../ui/control-style.ts';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { MAX_SEARCH_LENGTH } from './search-articles.ts';
import { texts } from './texts.ts';

type HelpSearchProps = { value: string; onSearch: (text: string) => void };

/** Searches the articles while typing. Without JavaScript the form is sent to the server. */
export function HelpSearch({ value, onSearch }: HelpSearchProps) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { text, setText, searchNow } = useDebouncedSearch(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  // the person may have typed before hydration
  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, [setText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };
  return (
    <search>
      <form action={toLanguagePath(paths.help, language)} onSubmit={submit} className="flex max-w-xl gap-2">
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={t.searchHelp}
          placeholder={t.searchExample}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={CONTROL_STYLE}
        />
        <button type="submit" className={buttonStyle('main')}>
          {t.search}
        </button>
      </form>
    </search>
  );
}
