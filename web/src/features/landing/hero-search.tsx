import { toLanguagePath } from '@sikhya/contract/language/language.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { texts } from './texts.ts';

type HeroSearchProps = { value: string; onSearch: (text: string) => void };

/** Searches the featured courses while typing. Without JavaScript the form is sent to the server. */
export function HeroSearch({ value, onSearch }: HeroSearchProps) {
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
    scrollToFeatured();
  };
  return (
    <search>
      <form
        action={toLanguagePath(`${paths.home}#featured`, language)}
        onSubmit={submit}
        className="flex max-w-xl gap-1.5 rounded-soft border border-edge bg-sheet p-1.5 shadow-lift focus-within:border-indigo focus-within:outline-2 focus-within:outline-indigo"
      >
        <input
          ref={field}
          type="search"
          name="search"
          aria-label={t.searchCourses}
          placeholder={t.searchExample}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 grow bg-transparent px-3 text-body outline-none placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonStyle('main')}>
          {t.search}
        </button>
      </form>
    </search>
  );
}

/** Also moves the focus, for keyboards and screen readers. */
function scrollToFeatured(): void {
  document.getElementById('featured')?.scrollIntoView();
  document.getElementById('featured-title')?.focus({ preventScroll: true });
}
