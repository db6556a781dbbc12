/**
 * Text typed in an Odia font from before Unicode (Akruti, Shree-Lipi, ISCII). Such a font draws Odia signs in the
 * places of Latin letters, so without the font 'ଓଡ଼ିଶାର' reads 'IWÿògûe'. Latin letters with accents then make up a
 * third of a line and more; in French they stay below a tenth, in English they hardly occur.
 */

/** What such fonts use, without what English text has too: quotes, dashes, °, ², ½, ×, £, ©. The last are symbol fonts. */
const LEGACY_SIGN = /[¡¤¦¨ª¬¯´¸¹º¿À-ÖØ-öø-ÿŒœŠšŽžŸƒˆ˜†‡‰\uf020-\uf0ff]/gu;

const ODIA = /[\u0b00-\u0b7f]/u;

const SIGNS_IN_LINE = { least: 3, share: 0.2 } as const;

/** Labels and English lines stand between, and short words may lack any such sign. */
const SHARE_OF_LINES = 0.05;

/** How many units of a text match, without a list of millions of matches. */
export const unitsMatching = (text: string, pattern: RegExp) =>
  text.length - text.replace(pattern, '').length;

export const legacySigns = (text: string) => unitsMatching(text, LEGACY_SIGN);

function isLegacyLine(line: string): boolean {
  const signs = legacySigns(line);
  return signs >= SIGNS_IN_LINE.least && signs >= line.length * SIGNS_IN_LINE.share && !ODIA.test(line);
}

/** A font is not changed after so much text. */
const JUDGED_UNITS = 1_000_000;

export function isLegacyOdia(text: string): boolean {
  const lines = text
    .slice(0, JUDGED_UNITS)
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.filter(isLegacyLine).length >= lines.length * SHARE_OF_LINES;
}

const GARBLED_LETTERS = 3;

/** Odia in UTF-8 that was once opened as Western text and saved again: every letter begins with 'à¬' or 'à\u00ad'. */
export function isGarbledOdia(text: string): boolean {
  const units = unitsMatching(text, /à[¬\u00ad]/g);
  return units >= GARBLED_LETTERS * 2 && units * 2 >= legacySigns(text);
}

/** In such fonts signs of ASCII are letters too, and capitals stand inside words: `eûR]û^ú`. */
const SIGN_INSIDE = /[\p{L}´¨¸][\][\\^_`{}|~´¨¸¡¤¦¬¯]+[\p{L}´¨¸]|\p{Ll}\p{Lu}/u;
const HAS_LEGACY_SIGN = new RegExp(LEGACY_SIGN.source, 'u');
const MOST_JUDGED = 4_000;

/** A few words of an old font in a text that is otherwise sound: less than isLegacyOdia refuses. */
export function looksLikeOldFont(text: string): boolean {
  const words = text
    .slice(0, MOST_JUDGED)
    .split(/\s+/)
    .filter((word) => HAS_LEGACY_SIGN.test(word));
  if (words.some((word) => SIGN_INSIDE.test(word) || isMostlySigns(word))) return true;
  const letters = words.join('');
  return words.length >= 2 && legacySigns(letters) >= letters.length * 0.25;
}

const isMostlySigns = (word: string) => legacySigns(word) >= Math.max(3, word.length * 0.3);
