import type { Language } from '@sikhya/contract/language/language.ts';

type Titles = { title: string; odiaTitle: string | null };

/** The title of a section or an exam in the language of the page. */
export function getTitle({ title, odiaTitle }: Titles, language: Language): string {
  return language === 'or' ? odiaTitle || title : title;
}
