/** Finds the labels of options as teachers write them: `a)`, `(A)`, `[a]`, `B.`, `(କ)`, `ଖ)`, `(i)`, `1)`, `Option C:`. */

export type OptionLabel = {
  /** 0 for the first option. */
  index: number;
  /** Alphabet, case and brackets, which are the same for all options of a question. */
  style: string;
  isDigit: boolean;
  /** The start of the label and of the text after it. */
  start: number;
  end: number;
};

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];
const ALPHABETS: readonly [name: string, letters: readonly string[]][] = [
  ['latin', [...'abcde']],
  ['odia', [...'କଖଗଘଙ']],
  ['digit', [...'12345']],
  ['digit', [...'୧୨୩୪୫']],
  ['roman', ROMAN],
];

export function parseOptionLetter(letter: string): { index: number; alphabet: string } | undefined {
  for (const [alphabet, letters] of ALPHABETS) {
    const index = letters.indexOf(letter.toLowerCase());
    if (index >= 0) return { index, alphabet };
  }
  return undefined;
}

export const LETTER_PATTERN = 'iv|i{1,3}|v|[a-e]|[କଖଗଘଙ]|[1-5]|[୧-୫]';

/** A label is at the start of the line or after a space, a comma, a semicolon or a bar. */
const LABEL = new RegExp(
  `(?<![^\\s,;|])((?:option|opt\\.?|choice|ବିକଳ୍ପ) ?[-:]? ?)?([([{<])? ?(${LETTER_PATTERN}) ?([)\\]}>.:।]|[-–—=](?= ))?[.:)]?`,
  'giu',
);

/** `A. P. J. Kalam`, `e.g.`, `a.m.`: initials and abbreviations look like a label. */
const INITIALS = /^[a-z]\. ?[a-z]\.(?:$|[\s,a-z])/i;

function parseLabel(match: RegExpMatchArray, line: string): OptionLabel | undefined {
  const [whole, word, open = '', letter = '', close = ''] = match;
  const start = match.index ?? 0;
  const end = start + whole.length;
  if (close === '' && (word === undefined || open !== '')) return undefined;
  const next = line[end] ?? ' ';
  if (close === '' && /[\p{L}\p{M}\p{N}]/u.test(next)) return undefined;
  // `2.5 km` and `A:B`
  if (/[.:]/.test(close) && open === '' && /\p{N}/u.test(next)) return undefined;
  if (close === ':' && open === '' && next !== ' ') return undefined;
  const { index, alphabet } = parseOptionLetter(letter) ?? { index: -1, alphabet: '' };
  const letterCase = letter === letter.toLowerCase() ? '' : 'capital ';
  return {
    index,
    style: `${letterCase}${alphabet} ${open}${close}`,
    isDigit: alphabet === 'digit',
    start,
    end,
  };
}

export function findLabels(line: string): OptionLabel[] {
  return [...line.matchAll(LABEL)].flatMap((match) => parseLabel(match, line) ?? []);
}

export const startsWithInitials = (line: string) => INITIALS.test(line);
