import { getLocale, type Language } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { windowTexts } from './texts.ts';

/** Fills the texts of one language into the page of the sign-in window. */
export function fillWindowPage(template: string, language: Language): string {
  const values: Record<string, string> = getTexts(windowTexts, getLocale(language));
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`window.html has an unknown text ${name}`);
      return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    });
}
