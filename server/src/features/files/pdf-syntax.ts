/** PDF syntax, as much of it as the check needs: names and how dictionaries nest, and where a value ends. */

type Word = { word: string };
type Name = { name: string };
export type Dict = { type: 'dict'; items: Item[] };
type List = { type: 'list'; items: Item[] };
/** Null is a string, of which nothing is asked. The items of a dictionary are not sorted into keys and values. */
type Item = number | null | Word | Name | Dict | List;

export type OnNames = (names: string[]) => void;

/** The bytes are over before the value is. */
export class RanOut extends Error {}
/** No program would have written this, and readers differ in what they make of it. */
export class BadSyntax extends Error {}

const DEEPEST = 200;

const WHITESPACE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASS[byte] = WHITESPACE;
for (const byte of Buffer.from('()<>[]{}/%')) CLASS[byte] = DELIMITER;

const code = (character: string) => character.charCodeAt(0);
const [LF, CR, PERCENT, SLASH, BACKSLASH] = [code('\n'), code('\r'), code('%'), code('/'), code('\\')];
const [OPEN, CLOSE, LESS, GREATER] = [code('('), code(')'), code('<'), code('>')];
const [LIST, LIST_END] = [code('['), code(']')];

/**
 * Reads values. The names that stand together in a dictionary or a list, however deep, are given to `onNames`. Where
 * the bytes are known to be all there are, whatever is still open at their end counts as closed.
 */
export class PdfReader {
  position: number;
  readonly #bytes: Buffer;
  readonly #isEnd: boolean;
  readonly #onNames: OnNames;

  constructor(bytes: Buffer, position: number, isEnd: boolean, onNames: OnNames) {
    this.#bytes = bytes;
    this.position = position;
    this.#isEnd = isEnd;
    this.#onNames = onNames;
  }

  /** Undefined at the end of the bytes. */
  value(): Item | undefined {
    const open: (Dict | List)[] = [];
    for (;;) {
      const token = this.#token();
      let done: Item | undefined;
      if (token === '<<' || token === '[') {
        if (open.length === DEEPEST) throw new BadSyntax();
        open.push({ type: token === '[' ? 'list' : 'dict', items: [] });
        continue;
      }
      if (token === '>>' || token === ']' || token === undefined) {
        const closed = open.pop();
        if (!closed) return undefined;
        if (token !== undefined && (token === ']') !== (closed.type === 'list')) throw new BadSyntax();
        this.#onNames(namesIn(closed));
        done = closed;
      } else done = token;
      const around = open.at(-1);
      if (!around) {
        if (isName(done)) this.#onNames([done.name]);
        return done;
      }
      around.items.push(done);
    }
  }

  #token(): Exclude<Item, Dict | List> | '<<' | '>>' | '[' | ']' | undefined {
    this.#skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return this.#isEnd ? undefined : ranOut();
    if (CLASS[byte] !== DELIMITER) return wordOrNumber(this.#regular(this.position));
    this.position += 1;
    switch (byte) {
      case SLASH:
        return { name: nameOf(this.#regular(this.position)) };
      case OPEN:
        return this.#skipString();
      case LIST:
        return '[';
      case LIST_END:
        return ']';
      case LESS:
      case GREATER:
        if (this.#peek() === byte) {
          this.position += 1;
          return byte === LESS ? '<<' : '>>';
        }
        return byte === LESS ? this.#skipHexString() : null;
      default:
        return null;
    }
  }

  #peek(): number | undefined {
    const byte = this.#bytes[this.position];
    return byte === undefined && !this.#isEnd ? ranOut() : byte;
  }

  #skipSpace(): void {
    const bytes = this.#bytes;
    for (let at = this.position; ; at++) {
      if (bytes[at] === PERCENT) while (at < bytes.length && bytes[at] !== LF && bytes[at] !== CR) at++;
      if (at < bytes.length && CLASS[bytes[at]!] === WHITESPACE) continue;
      this.position = at;
      return;
    }
  }

  #regular(from: number): string {
    let to = from;
    while (to < this.#bytes.length && CLASS[this.#bytes[to]!] === 0) to++;
    if (to === this.#bytes.length && !this.#isEnd) ranOut();
    this.position = to;
    return this.#bytes.toString('latin1', from, to);
  }

  #skipString(): null {
    for (let depth = 1; depth > 0; this.position++) {
      const byte = this.#peek();
      if (byte === undefined) return null;
      if (byte === BACKSLASH) this.position += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
    }
    return null;
  }

  #skipHexString(): null {
    const end = this.#bytes.indexOf(GREATER, this.position);
    if (end === -1 && !this.#isEnd) ranOut();
    this.position = end === -1 ? this.#bytes.length : end + 1;
    return null;
  }
}

export function isPdfSpace(byte: number): boolean {
  return CLASS[byte] === WHITESPACE;
}

function ranOut(): never {
  throw new RanOut();
}

/** Any character of a name may be written as # and two digits. */
function nameOf(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function wordOrNumber(text: string): number | Word {
  return /^[+-]?\d*\.?\d*$/.test(text) ? Number(text) : { word: text };
}

export function namesIn({ items }: Dict | List): string[] {
  return items.flatMap((item) => (isName(item) ? [item.name] : []));
}

/** The value of an entry that stands there itself, once, and not by reference; undefined otherwise. */
export function entry({ items }: Dict, ...names: string[]): Item | undefined {
  const places = items.flatMap((item, at) => (isName(item) && names.includes(item.name) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) return undefined;
  const after = items[at + 2];
  return after === undefined || isName(after) ? items[at + 1] : undefined;
}

export function isName(item: Item | undefined): item is Name {
  return typeof item === 'object' && item !== null && 'name' in item;
}

export function isWord(item: Item | undefined, word: string): boolean {
  return typeof item === 'object' && item !== null && 'word' in item && item.word === word;
}

export function isDict(item: Item | undefined): item is Dict {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'dict';
}
