import { toNfc } from '../normalise.ts';
import { LETTER } from './option-label.ts';
import { numberOf } from './part-labels.ts';

/** A list of answers apart from the questions: `Answers: 1-b 2-c`, `1. B` in lines of their own, or a table. */

export type KeyEntry = { number: number; answer: string; explanation: string };

const HEADING =
  /^[[(#*]*(?:(?:the )?(?:correct )?answers?(?: ?keys?| ?sheet| ?list)?|ans(?:wer)? ?keys?|keys?|solutions?|ଉତ୍ତର ?(?:ମାଳା|ତାଲିକା|ସମୂହ|ଗୁଡ଼ିକ|ସୂଚୀ|ପତ୍ର|ଚାବି)|ଉତ୍ତରଗୁଡ଼ିକ|ସଠିକ୍? ଉତ୍ତର(?:ଗୁଡ଼ିକ|ମାନ)?)[\])#*]*(?: ?[:.–—-]+ ?|$)/iu;

/** What follows a heading of answers in its line, or undefined where the line is none. */
export function keyHeading(line: string): string | undefined {
  const match = HEADING.exec(toNfc(line));
  return match ? line.slice(match[0].length) : undefined;
}

const NUMBER = '(?:q\\.? ?)?[([]?(\\p{Nd}{1,4})[)\\]]?';
const VALUE = `[([]?(${LETTER})[)\\]]?`;
const PAIR = new RegExp(
  `${NUMBER} ?(?:[-–—.:=)→>]+|\\||(?<=[)\\]]))? ?${VALUE}(?![\\p{L}\\p{M}\\p{N}])[.,;|]?`,
  'giu',
);
const BETWEEN = /^[\s,;|/]*$/;

/** The pairs of a line that holds nothing else; none where it holds anything else. */
export function keyPairs(line: string): KeyEntry[] {
  const entries: KeyEntry[] = [];
  let end = 0;
  for (const match of line.matchAll(PAIR)) {
    if (!BETWEEN.test(line.slice(end, match.index))) return [];
    end = match.index + match[0].length;
    entries.push({ number: numberOf(match[1] ?? ''), answer: match[2] ?? '', explanation: '' });
  }
  return BETWEEN.test(line.slice(end)) ? entries : [];
}

const FIRST_PAIR = new RegExp(`^${NUMBER} ?[-–—.:=)]* ?[([](${LETTER})[)\\]][.:]? ?[-–—:]? ?`, 'iu');

/** `12. (b) The capital moved in 1948.` in a key with explanations. */
export function explainedPair(line: string): KeyEntry | undefined {
  const match = FIRST_PAIR.exec(line);
  if (!match) return undefined;
  const explanation = line.slice(match[0].length).trim();
  return { number: numberOf(match[1] ?? ''), answer: match[2] ?? '', explanation };
}

const CELLS = /[\s,;|]+/;

/** The cells of a row that, after a name such as `Q.No`, holds only numbers or only letters of options. */
export function keyRow(line: string): { kind: 'numbers' | 'letters'; cells: string[] } | undefined {
  const named = line.replace(
    /^(?:q(?:\.|ues(?:tion)?)? ?(?:no\.?|number)?|ans(?:wers?)?\.?|ପ୍ରଶ୍ନ(?: ନଂ)?|ଉତ୍ତର) ?[:|.–-]* ?(?=[\p{Nd}a-eକଖଗଘଙ(|])/iu,
    '',
  );
  const cells = named.split(CELLS).filter((cell) => cell !== '');
  if (cells.length < 2) return undefined;
  if (cells.every((cell) => /^\p{Nd}{1,4}[.)]?$/u.test(cell)))
    return { kind: 'numbers', cells: cells.map((cell) => String(numberOf(cell.replace(/[.)]$/, '')))) };
  if (cells.every((cell) => /^[([]?[a-eକଖଗଘଙ][)\].]?$/iu.test(cell)))
    return { kind: 'letters', cells: cells.map((cell) => cell.replace(/[^\p{L}]/gu, '')) };
  return undefined;
}
