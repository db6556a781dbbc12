import { toNfc } from '../normalise.ts';
import { LETTER_PATTERN } from './option-label.ts';
import { parseNumber } from './part-labels.ts';

/** Parses answer keys, which list the answers after the questions: `Answers: 1-b 2-c`, `1. B` on its own line, or a table. */

export type KeyEntry = { number: number; answer: string; explanation: string };

const HEADING =
  /^[[(#*]*(?:(?:the )?(?:correct )?answers?(?: ?keys?| ?sheet| ?list)?|ans(?:wer)? ?keys?|keys?|solutions?|ଉତ୍ତର ?(?:ମାଳା|ତାଲିକା|ସମୂହ|ଗୁଡ଼ିକ|ସୂଚୀ|ପତ୍ର|ଚାବି)|ଉତ୍ତରଗୁଡ଼ିକ|ସଠିକ୍? ଉତ୍ତର(?:ଗୁଡ଼ିକ|ମାନ)?)[\])#*]*(?: ?[:.–—-]+ ?|$)/iu;

/** Returns what follows the heading of an answer key; undefined when the line is not such a heading. */
export function parseKeyHeading(line: string): string | undefined {
  const match = HEADING.exec(toNfc(line));
  return match ? line.slice(match[0].length) : undefined;
}

const NUMBER = '(?:q\\.? ?)?[([]?(\\p{Nd}{1,4})[)\\]]?';
const VALUE = `[([]?(${LETTER_PATTERN})[)\\]]?`;
const PAIR = new RegExp(
  `${NUMBER} ?(?:[-–—.:=)→>]+|\\||(?<=[)\\]]))? ?${VALUE}(?![\\p{L}\\p{M}\\p{N}])[.,;|]?`,
  'giu',
);
const BETWEEN = /^[\s,;|/]*$/;

/** Returns the pairs of a number and an answer; none when the line contains anything else. */
export function parseKeyPairs(line: string): KeyEntry[] {
  const entries: KeyEntry[] = [];
  let end = 0;
  for (const match of line.matchAll(PAIR)) {
    if (!BETWEEN.test(line.slice(end, match.index))) return [];
    end = match.index + match[0].length;
    entries.push({ number: parseNumber(match[1] ?? ''), answer: match[2] ?? '', explanation: '' });
  }
  return BETWEEN.test(line.slice(end)) ? entries : [];
}

const FIRST_PAIR = new RegExp(`^${NUMBER} ?[-–—.:=)]* ?[([](${LETTER_PATTERN})[)\\]][.:]? ?[-–—:]? ?`, 'iu');

/** Parses `12. (b) The capital moved in 1948.`, a line of a key with explanations. */
export function parseExplainedPair(line: string): KeyEntry | undefined {
  const match = FIRST_PAIR.exec(line);
  if (!match) return undefined;
  const explanation = line.slice(match[0].length).trim();
  return { number: parseNumber(match[1] ?? ''), answer: match[2] ?? '', explanation };
}

const CELLS = /[\s,;|]+/;

/** Returns the cells of a row that contains, after a label such as `Q.No`, only numbers or only option letters. */
export function parseKeyRow(line: string): { kind: 'numbers' | 'letters'; cells: string[] } | undefined {
  const cellText = line.replace(
    /^(?:q(?:\.|ues(?:tion)?)? ?(?:no\.?|number)?|ans(?:wers?)?\.?|ପ୍ରଶ୍ନ(?: ନଂ)?|ଉତ୍ତର) ?[:|.–-]* ?(?=[\p{Nd}a-eକଖଗଘଙ(|])/iu,
    '',
  );
  const cells = cellText.split(CELLS).filter((cell) => cell !== '');
  if (cells.length < 2) return undefined;
  if (cells.every((cell) => /^\p{Nd}{1,4}[.)]?$/u.test(cell)))
    return { kind: 'numbers', cells: cells.map((cell) => String(parseNumber(cell.replace(/[.)]$/, '')))) };
  if (cells.every((cell) => /^[([]?[a-eକଖଗଘଙ][)\].]?$/iu.test(cell)))
    return { kind: 'letters', cells: cells.map((cell) => cell.replace(/[^\p{L}]/gu, '')) };
  return undefined;
}
