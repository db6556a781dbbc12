import { getLocale, getPathLanguage, type Locale } from '@sikhya/contract/language/language.ts';
import { getTexts, type Texts } from '@sikhya/contract/language/texts.ts';
import { getDigits } from './digits.ts';

/**
 * The language of the open page, for code that is not a component. Components use locale.tsx. The server has no open
 * page: a query that it runs passes the language of lib/request-language.ts to `call()`.
 */
export function getCurrentLocale(): Locale {
  if (typeof window === 'undefined') return getLocale('en');
  return getLocale(getPathLanguage(window.location.pathname), getDigits());
}

export function getCurrentTexts<T extends Parameters<typeof getTexts>[0]>(texts: T): Texts<T> {
  return getTexts(texts, getCurrentLocale());
}
