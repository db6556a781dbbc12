import type { HelpArticleName } from '@sikhya/contract/help-articles.ts';
import type { Language } from '@sikhya/contract/language/language.ts';

const urls = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

export function getPictureUrl(name: HelpArticleName, language: Language): string {
  return urls[`./pictures/${name}.${language}.webp`] ?? '';
}
