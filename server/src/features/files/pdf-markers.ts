import { isPdfSpace } from './pdf-syntax.ts';

/** How far before the word `obj` its number may be, with white space and comments between them. */
export const MAX_HEAD_BYTES = 64 * 1024;

const [LF, CR, PERCENT, LETTER_D] = [...'\n\r%d'].map((character) => character.charCodeAt(0));

/**
 * Finds the positions where objects may start: after the word `obj` with two numbers before it, and after the word
 * `trailer`, whose number is null. Large pictures contain the letters `obj` by chance, but not after two numbers. Words
 * that end within the first `seen` bytes are skipped. The number is NaN if it may be before the start of the bytes.
 */
export function* findObjects(bytes: Buffer, seen: number): Generator<{ at: number; number: number | null }> {
  for (const start of findWord('obj', bytes, seen)) {
    const number = bytes[start - 1] === LETTER_D ? null : findNumberBefore(bytes, start);
    if (number !== null) yield { at: start + 'obj'.length, number };
  }
  for (const start of findWord('trailer', bytes, seen)) yield { at: start + 'trailer'.length, number: null };
}

function* findWord(word: string, bytes: Buffer, seen: number): Generator<number> {
  const from = Math.max(0, seen - word.length + 1);
  for (let at = bytes.indexOf(word, from); at !== -1; at = bytes.indexOf(word, at + word.length)) yield at;
}

function findNumberBefore(bytes: Buffer, at: number): number | null {
  const generation = skipSpaceBackwards(bytes, at);
  const digits = skipDigitsBackwards(bytes, generation);
  const end = skipSpaceBackwards(bytes, digits + 1);
  const start = skipDigitsBackwards(bytes, end);
  if (generation < 0 || (digits < generation && end < 0)) return Number.NaN;
  // the two numbers need white space between them
  if (digits === generation || end >= digits || start === end) return null;
  return Math.trunc(Math.abs(Number(bytes.toString('latin1', start + 1, end + 1)))) || 0;
}

/** Returns the last position before `from` that is neither white space nor comment, or -1 if it may be before the bytes. */
function skipSpaceBackwards(bytes: Buffer, from: number): number {
  let at = from - 1;
  for (;;) {
    let isLineEnd = false;
    for (; at >= 0 && isPdfSpace(bytes[at]!); at--) isLineEnd ||= bytes[at] === LF || bytes[at] === CR;
    if (at < from - MAX_HEAD_BYTES) return -1;
    const comment = isLineEnd ? findCommentStart(bytes, at, from - MAX_HEAD_BYTES) : null;
    if (comment === null) return at;
    at = comment - 1;
  }
}

/** Returns the start of the comment that ends at `end`, or null if there is none. */
function findCommentStart(bytes: Buffer, end: number, limit: number): number | null {
  let start: number | null = null;
  for (let at = end; at >= 0 && bytes[at] !== LF && bytes[at] !== CR; at--) {
    if (bytes[at] === PERCENT) start = at;
    // the line is too long to tell whether it is a comment
    if (at < limit) return 0;
  }
  return start;
}

/** Returns the last position before `from` that is not part of a number. */
function skipDigitsBackwards(bytes: Buffer, from: number): number {
  let at = from;
  while (at >= 0 && at > from - MAX_HEAD_BYTES && isNumberByte(bytes[at])) at--;
  return at;
}

/** Readers also accept `5.` and `+5` as numbers. */
function isNumberByte(byte: number | undefined): boolean {
  return (
    byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2b || byte === 0x2d)
  );
}
