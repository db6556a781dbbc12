/** Labels of options, as teachers write them: `a)`, `(A)`, `[a]`, `B.`, `(କ)`, `ଖ)`, `(i)`, `1)`, `Option C:`. */

export type Label = {
  /** 0 for the first option. */
  index: number;
  /** Alphabet, case and brackets: labels of one question are alike. */
  style: string;
  isDigit: boolean;
  /** Where it begins in the line, and where its text begins. */
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

/** The letter of a label as a number, and the alphabet it belongs to. */
export function optionLetter(letter: string): { index: number; alphabet: string } | undefined {
  for (const [alphabet, letters] of ALPHABETS) {
    const index = letters.indexOf(letter.toLowerCase());
    if (index >= 0) return { index, alphabet };
  }
  return undefined;
}

export const LETTER = 'iv|i{1,3}|v|[a-e]|[କଖଗଘଙ]|[1-5]|[୧-୫]';

/** A label stands at the start or after a space; signs that mark the right option may stand before it. */
const LABEL = new RegExp(
  `(?<![^\\s,;|])((?:option|opt\\.?|choice|ବିକଳ୍ପ) ?[-:]? ?)?([([{<])? ?(${LETTER}) ?([)\\]}>.:।]|[-–—=](?= ))?[.:)]?`,
  'giu',
);

/** `A. P. J. Kalam`, `e.g.`, `a.m.`: initials and abbreviations, which resemble a label. */
const INITIALS = /^[a-z]\. ?[a-z]\.(?:$|[\s,a-z])/i;

function labelOf(match: RegExpMatchArray, line: string): Label | undefined {
  const [whole, word, open = '', letter = '', close = ''] = match;
  const start = match.index ?? 0;
  const end = start + whole.length;
  if (close === '' && (word === undefined || open !== '')) return undefined;
  const next = line[end] ?? ' ';
  if (close === '' && /[\p{L}\p{M}\p{N}]/u.test(next)) return undefined;
  // `2.5 km` and `A:B`
  if (/[.:]/.test(close) && open === '' && /\p{N}/u.test(next)) return undefined;
  if (close === ':' && open === '' && next !== ' ') return undefined;
  const { index, alphabet } = optionLetter(letter) ?? { index: -1, alphabet: '' };
  const letterCase = letter === letter.toLowerCase() ? '' : 'capital ';
  return {
    index,
    style: `${letterCase}${alphabet} ${open}${close}`,
    isDigit: alphabet === 'digit',
    start,
    end,
  };
}

/** All labels of a line. */
export function labelsIn(line: string): Label[] {
  return [...line.matchAll(LABEL)].flatMap((match) => labelOf(match, line) ?? []);
}

export const startsWithInitials = (line: string) => INITIALS.test(line);
