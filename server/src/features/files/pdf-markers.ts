import { isPdfSpace } from './pdf-syntax.ts';

/** How far before the word `obj` the object's number is looked for, over spaces and comments. No program needs more. */
export const LONGEST_HEAD = 64 * 1024;

const [LF, CR, PERCENT, LETTER_D] = [...'\n\r%d'].map((character) => character.charCodeAt(0));

/**
 * Where objects may begin, with the object's number: after a word `obj` with two numbers before it, and after the
 * word `trailer`, which has none. By chance the three letters stand in any large picture, but not after two numbers.
 * Words that end within the first `seen` bytes are left out. The number is NaN where it may stand before the bytes.
 */
export function* objectsIn(bytes: Buffer, seen: number): Generator<{ at: number; number: number | null }> {
  for (const start of startsOf('obj', bytes, seen)) {
    const number = bytes[start - 1] === LETTER_D ? null : numberBefore(bytes, start);
    if (number !== null) yield { at: start + 'obj'.length, number };
  }
  for (const start of startsOf('trailer', bytes, seen)) yield { at: start + 'trailer'.length, number: null };
}

function* startsOf(word: string, bytes: Buffer, seen: number): Generator<number> {
  const from = Math.max(0, seen - word.length + 1);
  for (let at = bytes.indexOf(word, from); at !== -1; at = bytes.indexOf(word, at + word.length)) yield at;
}

function numberBefore(bytes: Buffer, at: number): number | null {
  const generation = beforeSpace(bytes, at);
  const digits = beforeDigits(bytes, generation);
  const end = beforeSpace(bytes, digits + 1);
  const start = beforeDigits(bytes, end);
  if (generation < 0 || (digits < generation && end < 0)) return Number.NaN;
  // without a space between them the two would be one number
  if (digits === generation || end >= digits || start === end) return null;
  return Math.trunc(Math.abs(Number(bytes.toString('latin1', start + 1, end + 1)))) || 0;
}

/** The last place before this one that is neither space nor comment; -1 where it may lie before the bytes. */
function beforeSpace(bytes: Buffer, from: number): number {
  let at = from - 1;
  for (;;) {
    let isLineEnd = false;
    for (; at >= 0 && isPdfSpace(bytes[at]!); at--) isLineEnd ||= bytes[at] === LF || bytes[at] === CR;
    if (at < from - LONGEST_HEAD) return -1;
    const comment = isLineEnd ? commentBefore(bytes, at, from - LONGEST_HEAD) : null;
    if (comment === null) return at;
    at = comment - 1;
  }
}

/** Where the comment begins that ends at this place; null where there is none. */
function commentBefore(bytes: Buffer, end: number, limit: number): number | null {
  let start: number | null = null;
  for (let at = end; at >= 0 && bytes[at] !== LF && bytes[at] !== CR; at--) {
    if (bytes[at] === PERCENT) start = at;
    // such a long line may be a comment, and what stands before it cannot be told
    if (at < limit) return 0;
  }
  return start;
}

/** The last place before this one that does not belong to a number. */
function beforeDigits(bytes: Buffer, from: number): number {
  let at = from;
  while (at >= 0 && at > from - LONGEST_HEAD && isOfNumber(bytes[at])) at--;
  return at;
}

/** Readers take `5.` and `+5` for numbers, too. */
function isOfNumber(byte: number | undefined): boolean {
  return (
    byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2b || byte === 0x2d)
  );
}
