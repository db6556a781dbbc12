export const LANGUAGES = ['en', 'or'] as const;

/** English or Odia. */
export type Language = (typeof LANGUAGES)[number];

export const DIGITS = ['latin', 'odia'] as const;

export type Digits = (typeof DIGITS)[number];

/** How a person reads: the language of the texts and the digits of the numbers in them. */
export type Locale = { language: Language; digits: Digits };

const ENGLISH: Locale = { language: 'en', digits: 'latin' };
const ODIA: Locale = { language: 'or', digits: 'latin' };
const ODIA_WITH_ODIA_DIGITS: Locale = { language: 'or', digits: 'odia' };

/** Returns the same object for the same arguments, so that it can be a cache key. English always has Latin digits. */
export function getLocale(language: Language, digits: Digits = 'latin'): Locale {
  if (language === 'en') return ENGLISH;
  return digits === 'odia' ? ODIA_WITH_ODIA_DIGITS : ODIA;
}

/** Pages in Odia have this prefix before the path of the English page. */
export const ODIA_PREFIX = '/or';

const PREFIX_PATTERN = /^\/or(?=[/?#]|$)/;

export function getPathLanguage(path: string): Language {
  return PREFIX_PATTERN.test(path) ? 'or' : 'en';
}

/**
 * /or/about?x=1 becomes /about?x=1, and /or becomes /. The result has one slash at its start: a link to `//other.site`
 * would leave this site.
 */
export function removeLanguagePrefix(path: string): string {
  return path.replace(PREFIX_PATTERN, '').replace(/^[/\\]*/, '/');
}

/** Returns the path of the same page in the language. */
export function toLanguagePath(path: string, language: Language): string {
  const plain = removeLanguagePrefix(path);
  if (language === 'en') return plain;
  return plain === '/' ? ODIA_PREFIX : `${ODIA_PREFIX}${plain.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the language that an Accept-Language header prefers; English unless Odia ranks above it. */
export function parseAcceptLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 };
  // no browser sends more than a few dozen languages
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (!language) continue;
    const quality = parseQuality(parameters);
    if (quality > best.quality) best = { language, quality };
  }
  return best.language;
}

function parseQuality(parameters: string[]): number {
  const text = parameters
    .find((parameter) => parameter.trim().startsWith('q='))
    ?.trim()
    .slice(2);
  if (text === undefined) return 1;
  const quality = Number(text);
  return quality >= 0 && quality <= 1 ? quality : 0;
}
