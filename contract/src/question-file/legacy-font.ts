/**
 * Detects text typed in a legacy Odia font (Akruti, Shree-Lipi, ISCII). Such a font draws Odia letters for the codes of
 * Latin letters, so without the font 'ଓଡ଼ିଶାର' reads 'IWÿògûe'. Accented Latin letters are then a third of a line or
 * more; in French they are below a tenth, in English they are rare.
 */

/** Characters of legacy fonts that English text does not use (unlike quotes, dashes, °, ², ½, ×, £, ©); the last range is symbol fonts. */
const LEGACY_SIGN = /[¡¤¦¨ª¬¯´¸¹º¿À-ÖØ-öø-ÿŒœŠšŽžŸƒˆ˜†‡‰\uf020-\uf0ff]/gu;

const ODIA = /[\u0b00-\u0b7f]/u;

const SIGNS_IN_LINE = { min: 3, share: 0.2 } as const;

/** Low, because labels and English lines are between, and short words may have no such character. */
const SHARE_OF_LINES = 0.05;

/** Counts matching UTF-16 units without building a list of millions of matches. */
export const countMatchingUnits = (text: string, pattern: RegExp) =>
  text.length - text.replace(pattern, '').length;

export const countLegacySigns = (text: string) => countMatchingUnits(text, LEGACY_SIGN);

function isLegacyLine(line: string): boolean {
  const signs = countLegacySigns(line);
  return signs >= SIGNS_IN_LINE.min && signs >= line.length * SIGNS_IN_LINE.share && !ODIA.test(line);
}

/** The start of a file is enough to recognise its font. */
const SAMPLE_UNITS = 1_000_000;

function hasManyLines(text: string, matches: (line: string) => boolean): boolean {
  const lines = text
    .slice(0, SAMPLE_UNITS)
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.filter(matches).length >= lines.length * SHARE_OF_LINES;
}

export const isLegacyOdia = (text: string) => hasManyLines(text, isLegacyLine);

/** A word or cell of question marks only. */
const LOST_WORD = /(?<![^\s,;|"(])\?{2,}(?![^\s,;|").])/g;

/** An English line may have one such word for what is to be found. */
const LOST_WORDS_IN_LINE = 3;

/** Detects Odia that a program such as Excel has saved in an encoding without Odia: every letter is a question mark. */
export const hasLostLetters = (text: string) =>
  hasManyLines(text, (line) => (line.match(LOST_WORD)?.length ?? 0) >= LOST_WORDS_IN_LINE);

const GARBLED_LETTERS = 3;

/** Detects Odia in UTF-8 that was opened as Windows-1252 and saved again: every letter starts with 'à¬' or 'à\u00ad'. */
export function isGarbledOdia(text: string): boolean {
  const units = countMatchingUnits(text, /à[¬\u00ad]/g);
  return units >= GARBLED_LETTERS * 2 && units * 2 >= countLegacySigns(text);
}

/** Legacy fonts also use ASCII punctuation as letters, and capitals inside words: `eûR]û^ú`. */
const LEGACY_WORD = /[\p{L}´¨¸][\][\\^_`{}|~´¨¸¡¤¦¬¯]+[\p{L}´¨¸]|\p{Ll}\p{Lu}/u;
const HAS_LEGACY_SIGN = new RegExp(LEGACY_SIGN.source, 'u');
const MAX_UNITS = 4_000;

/** Detects a few words of a legacy font in a text that isLegacyOdia accepts. */
export function hasLegacyWords(text: string): boolean {
  const words = text
    .slice(0, MAX_UNITS)
    .split(/\s+/)
    .filter((word) => HAS_LEGACY_SIGN.test(word));
  if (words.some((word) => LEGACY_WORD.test(word) || isMostlyLegacy(word))) return true;
  const letters = words.join('');
  return words.length >= 2 && countLegacySigns(letters) >= letters.length * 0.25;
}

const isMostlyLegacy = (word: string) => countLegacySigns(word) >= Math.max(3, word.length * 0.3);
