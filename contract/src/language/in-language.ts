import type { Language } from './language.ts';

/** Content with an optional Odia version of some of its texts. */
type Bilingual = { odia?: Record<string, unknown> | null | undefined };

/**
 * Returns the content with its texts in the language. What has no Odia version, or an empty one, stays as it is in
 * both languages.
 */
export function inLanguage<T extends Bilingual>(content: T, language: Language): T {
  if (language !== 'or' || !content.odia) return content;
  const filled = Object.entries(content.odia).filter(
    ([, text]) => text !== '' && text !== null && text !== undefined,
  );
  return { ...content, ...Object.fromEntries(filled) };
}

/** The same for content of which a response has only the titles, with their Odia versions as `odiaTitles`. */
export function titlesInLanguage<T extends { odiaTitles?: Record<string, string | null> }>(
  content: T,
  language: Language,
): T {
  return inLanguage({ ...content, odia: content.odiaTitles }, language);
}
