import { LANGUAGES, type Language, toLanguagePath } from '@sikhya/contract/language/language.ts';
import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { Link, useLocation } from 'react-router';
import { useLocale, useTexts } from '../language/locale.tsx';
import { KEEP_POSITION } from './keep-position.ts';
import { storePreferences } from './preferences.ts';

const texts = defineTexts({ language: { en: 'Language', or: 'ଭାଷା' } });

/** Each language in its own words. */
const NAMES: Record<Language, string> = { en: 'English', or: 'ଓଡ଼ିଆ' };

/** Links to the same page in each language. The page stays mounted, so unsaved input is kept. */
export function LanguageSwitch() {
  const t = useTexts(texts);
  const { language: current } = useLocale();
  const { pathname, search, hash, state } = useLocation();
  return (
    // a list and not a landmark, because some pages have two switches
    <ul aria-label={t.language} className="flex shrink-0">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Link
            to={toLanguagePath(pathname + search + hash, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            replace
            preventScrollReset
            onClick={() => storePreferences({ language })}
            state={{ ...state, ...KEEP_POSITION }}
            // a narrow header shows only the language that can be chosen
            className="flex min-h-11 items-center px-2.5 font-odia-name text-small font-semibold text-ink-soft hover:text-indigo aria-[current=true]:text-indigo max-sm:in-[header]:aria-[current=true]:hidden"
          >
            {NAMES[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
