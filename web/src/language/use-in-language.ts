import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useLocale } from './locale.tsx';

/** Returns the content with its texts in the language of the page. */
export function useInLanguage<T extends Parameters<typeof inLanguage>[0]>(content: T): T {
  return inLanguage(content, useLocale().language);
}
