import type { Language } from '@sikhya/contract/language/language.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The language of the page that a query client belongs to. Only the server sets it: it renders pages of both languages at
 * the same time and has a query client for each page.
 */
const languages = new WeakMap<QueryClient, Language>();

export function setRequestLanguage(client: QueryClient, language: Language): void {
  languages.set(client, language);
}

/** Returns undefined in the browser, where the language of the open page counts. */
export function getRequestLanguage(client: QueryClient): Language | undefined {
  return languages.get(client);
}
