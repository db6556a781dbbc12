import { getNumberFormatter, type NumberFormatter } from '@sikhya/contract/language/format-number.ts';
import { getLocale, getPathLanguage, type Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, type Texts } from '@sikhya/contract/language/texts.ts';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { getDigits, onDigitsChange } from './digits.ts';

const LocaleContext = createContext<Locale>(getLocale('en'));

/** Sets the language by the page's path. The digits come from the device, so the server renders Latin ones. */
export function LocaleProvider({ pathname, children }: { pathname: string; children: ReactNode }) {
  const digits = useSyncExternalStore(onDigitsChange, getDigits, () => 'latin' as const);
  return <LocaleContext value={getLocale(getPathLanguage(pathname), digits)}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Returns the texts in the language of the page. */
export function useTexts<T extends Parameters<typeof getTexts>[0]>(texts: T): Texts<T> {
  return getTexts(texts, useLocale());
}

/** Returns the formats of numbers in the language of the page. */
export function useNumberFormatter(): NumberFormatter {
  return getNumberFormatter(useLocale());
}
