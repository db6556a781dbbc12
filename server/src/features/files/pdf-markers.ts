import { isPdfSpace } from './pdf-syntax.ts';

/** How far before the word `obj` the object's number is looked for, over spaces and comments. */
export const LONGEST_HEAD = 1024;

const [LF, CR, PERCENT, LETTER_D] = [...'\n\r%d'].map((character) => character.charCodeAt(0));

/** Where objects may begin: after a word `obj` with two numbers before it, and after the word `trailer`. */
export function* objectsIn(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3))
    if (bytes[at - 1] !== LETTER_D && isNumbered(bytes, at)) yield at + 3;
  for (let at = bytes.indexOf('trailer'); at !== -1; at = bytes.indexOf('trailer', at + 7)) yield at + 7;
}

/** By chance the three letters stand in any large picture, but not after two numbers. */
function isNumbered(bytes: Buffer, at: number): boolean {
  const generation = beforeSpace(bytes, at);
  let digits = generation;
  while (isDigit(bytes[digits])) digits--;
  if (digits === generation) return false;
  const number = beforeSpace(bytes, digits + 1);
  return number < digits && isDigit(bytes[number]);
}

/** The last place before this one that is neither space nor comment. */
function beforeSpace(bytes: Buffer, from: number): number {
  let at = from - 1;
  for (;;) {
    let isLineEnd = false;
    for (; at >= 0 && isPdfSpace(bytes[at]!); at--) isLineEnd ||= bytes[at] === LF || bytes[at] === CR;
    const comment = isLineEnd ? commentBefore(bytes, at, from - LONGEST_HEAD) : null;
    if (comment === null) return at;
    at = comment - 1;
  }
}

/** Where the comment begins that ends at this place; null where there is none. */
function commentBefore(bytes: Buffer, end: number, limit: number): number | null {
  let start: number | null = null;
  for (let at = end; at >= 0 && at >= limit && bytes[at] !== LF && bytes[at] !== CR; at--)
    if (bytes[at] === PERCENT) start = at;
  return start;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}
