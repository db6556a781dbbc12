/** A consonant with an optional nukta. In a cluster, further consonants are joined below it. */
const CONSONANT = '[\\u0b15-\\u0b39\\u0b5c\\u0b5d\\u0b5f\\u0b71]\\u0b3c?';
const CLUSTER = `${CONSONANT}(?:\\u0b4d${CONSONANT})*`;
const VOWEL_SIGNS = '[\\u0b3e-\\u0b44\\u0b47\\u0b48\\u0b4b\\u0b4c\\u0b55-\\u0b57\\u0b01-\\u0b03]*';

/** Vowel signs that are drawn, wholly or in part, before their consonant: e, ai, o, au. */
const DRAWN_BEFORE = '\\u0b47\\u0b48\\u0b4b\\u0b4c';
/** The part that is drawn after the consonant, for each sign with two parts. */
const RIGHT_PART: Record<string, string> = { '\u0b48': '\u0b56', '\u0b4b': '\u0b3e', '\u0b4c': '\u0b57' };

const SIGN_THEN_CLUSTER = new RegExp(`([${DRAWN_BEFORE}])(${CLUSTER})([\\u0b3e\\u0b56\\u0b57]?)`, 'g');
const CLUSTER_THEN_REPH = new RegExp(`(${CLUSTER})(${VOWEL_SIGNS})\\u0b30\\u0b4d`, 'g');
const MARK_THEN_VOWEL_SIGN = /([\u0b01-\u0b03])([\u0b3e-\u0b4c\u0b56\u0b57]+)/g;
const ANY_DRAWN_BEFORE = new RegExp(`[${DRAWN_BEFORE}]`, 'g');
/** A sign after NUL is not counted, because a glyph without a letter can be a consonant. */
const IMPOSSIBLE_IN_LOGICAL_ORDER = new RegExp(
  `(?<![\\u0b15-\\u0b39\\u0b3c\\u0b5c\\u0b5d\\u0b5f\\u0b71\\u0000])[${DRAWN_BEFORE}]`,
  'g',
);
/** In visual order about half of these signs follow no consonant; in logical order only those of split words. */
const MIN_SHARE = 0.1;

/** Whether a text was extracted in the order in which its glyphs are drawn, as from many PDFs. */
export function isInVisualOrder(text: string): boolean {
  const impossible = text.match(IMPOSSIBLE_IN_LOGICAL_ORDER)?.length ?? 0;
  const all = text.match(ANY_DRAWN_BEFORE)?.length ?? 0;
  return impossible > 0 && impossible / all >= MIN_SHARE;
}

/**
 * Converts Odia text from visual order, in which glyphs are drawn, to logical order, in which it is typed and searched.
 * Moves vowel signs behind and the reph before their consonants, and joins the parts of two-part vowel signs.
 */
export function toLogicalOrder(text: string): string {
  return text
    .replace(SIGN_THEN_CLUSTER, (_all, sign: string, cluster: string, right: string) =>
      right === RIGHT_PART[sign] ? cluster + sign : cluster + sign + right,
    )
    .replace(CLUSTER_THEN_REPH, '\u0b30\u0b4d$1$2')
    .replace(MARK_THEN_VOWEL_SIGN, '$2$1')
    .normalize('NFC');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the parser returns NUL for a glyph without a letter
const UNKNOWN_GLYPH = /[\u0000-\u0008\u000e-\u001f\ufffd\ue000-\uf8ff]/g;

/** Removes glyphs without a letter, which screen readers cannot read. */
export function removeUnknownGlyphs(text: string): string {
  return text.replace(UNKNOWN_GLYPH, '');
}

export function countUnknownGlyphs(text: string): number {
  return text.match(UNKNOWN_GLYPH)?.length ?? 0;
}
