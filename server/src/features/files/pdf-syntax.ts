/** Parses the part of the PDF syntax that the check needs. It is as lenient as PDF readers are. */

type Word = { word: string };
type Name = { name: string };
type Text = { text: string };
type Reference = { reference: number };
type List = { list: Item[] };
/** A list of pairs instead of a map, because readers differ in which of two entries with the same key they use. */
export type Dict = { pairs: [key: string, value: Item][] };
export type Item = number | Word | Name | Text | Reference | List | Dict;

/** The bytes end before the value does. */
export class RanOut extends Error {}
/** No normal program writes this syntax, and readers differ in how they parse it. */
export class BadSyntax extends Error {}

const MAX_DEPTH = 200;
/** How much of a string is kept. Enough to recognise the scheme of a URI. */
const MAX_STRING_LENGTH = 512;
/** How much of a name or a number is kept. All names that matter are shorter. */
const MAX_WORD_LENGTH = 512;

const WHITESPACE = 1;
const DELIMITER = 2;
const CLASS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASS[byte] = WHITESPACE;
for (const byte of Buffer.from('()<>[]{}/%')) CLASS[byte] = DELIMITER;

const code = (character: string) => character.charCodeAt(0);
const [LF, CR, PERCENT, SLASH, BACKSLASH] = [code('\n'), code('\r'), code('%'), code('/'), code('\\')];
const [OPEN, CLOSE, LESS, GREATER] = [code('('), code(')'), code('<'), code('>')];
const [LIST, LIST_END] = [code('['), code(']')];

type Token = Word | Name | Text | number | '<<' | '>>' | '[' | ']' | null;
type Open = { isList: boolean; items: Item[] };

/**
 * Reads one value after the other. If the bytes include the end of the file, open brackets are closed at the end;
 * otherwise `RanOut` is thrown. The time is proportional to how far `position` moves.
 */
export class PdfReader {
  position: number;
  readonly #bytes: Buffer;
  readonly #isEnd: boolean;

  constructor(bytes: Buffer, position: number, isEnd: boolean) {
    this.#bytes = bytes;
    this.position = position;
    this.#isEnd = isEnd;
  }

  /** Returns undefined at the end of the bytes. */
  value(): Item | undefined {
    const open: Open[] = [];
    for (;;) {
      const token = this.#token();
      let done: Item;
      if (token === null) continue;
      if (token === '<<' || token === '[') {
        if (open.length === MAX_DEPTH) throw new BadSyntax();
        open.push({ isList: token === '[', items: [] });
        continue;
      }
      if (token === '>>' || token === ']' || token === undefined) {
        const closed = open.pop();
        if (!closed) return undefined;
        if (token !== undefined && (token === ']') !== closed.isList) throw new BadSyntax();
        done = closed.isList ? { list: closed.items } : toDict(closed.items);
      } else done = token;
      const parentItems = open.at(-1)?.items;
      if (!parentItems) return done;
      parentItems.push(isWord(done, 'R') ? takeReference(parentItems) : done);
    }
  }

  #token(): Token | undefined {
    this.#skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return this.#isEnd ? undefined : this.#ranOut();
    if (CLASS[byte] !== DELIMITER) return wordOrNumber(this.#regular());
    this.position += 1;
    switch (byte) {
      case SLASH:
        return { name: decodeName(this.#regular()) };
      case OPEN:
        return this.#string();
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
        return byte === LESS ? this.#hexString() : null;
      default:
        return null;
    }
  }

  #peek(): number | undefined {
    const byte = this.#bytes[this.position];
    return byte === undefined && !this.#isEnd ? this.#ranOut() : byte;
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

  #regular(): string {
    const from = this.position;
    let to = from;
    while (to < this.#bytes.length && CLASS[this.#bytes[to]!] === 0) to++;
    if (to === this.#bytes.length && !this.#isEnd) this.#ranOut();
    this.position = to;
    return this.#bytes.toString('latin1', from, Math.min(to, from + MAX_WORD_LENGTH));
  }

  #string(): Text {
    const from = this.position;
    for (let depth = 1; depth > 0; this.position++) {
      const byte = this.#peek();
      if (byte === undefined) break;
      if (byte === BACKSLASH) this.position += 1;
      else if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
    }
    const kept = this.#bytes.toString('latin1', from, Math.min(this.position - 1, from + MAX_STRING_LENGTH));
    return { text: decodeText(unescapeString(kept)) };
  }

  #hexString(): Text {
    const from = this.position;
    const end = this.#bytes.indexOf(GREATER, from);
    if (end === -1 && !this.#isEnd) this.#ranOut();
    this.position = end === -1 ? this.#bytes.length : end + 1;
    const kept = this.#bytes.toString('latin1', from, Math.min(this.position, from + MAX_STRING_LENGTH));
    return { text: decodeText(Buffer.from(kept.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')) };
  }

  #ranOut(): never {
    this.position = this.#bytes.length;
    throw new RanOut();
  }
}

export function isPdfSpace(byte: number): boolean {
  return CLASS[byte] === WHITESPACE;
}

/** Skips items that are not names in place of a key, as readers do. */
function toDict(items: Item[]): Dict {
  const pairs: [string, Item][] = [];
  for (let at = 0; at < items.length; at++) {
    const key = items[at];
    const value = items[at + 1];
    if (!isName(key) || value === undefined) continue;
    pairs.push([key.name, value]);
    at += 1;
  }
  return { pairs };
}

/** Removes the two numbers before an `R` from the list and returns them as a reference. */
function takeReference(items: Item[]): Item {
  const [number, generation] = items.slice(-2);
  if (typeof number !== 'number' || typeof generation !== 'number') return { word: 'R' };
  items.length -= 2;
  return { reference: number };
}

/** Any character of a name may be written as # and two hexadecimal digits. */
function decodeName(written: string): string {
  if (!written.includes('#')) return written;
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function wordOrNumber(text: string): number | Word {
  const number = Number(text);
  return Number.isNaN(number) || text === 'Infinity' ? { word: text } : number;
}

function unescapeString(written: string): string {
  return written.replace(/\\(?:([0-7]{1,3})|\r\n|(.))/gs, (_, octal, character = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return 'nrtbf'.includes(character) || character === '\n' || character === '\r' ? '' : character;
  });
}

/** Strings are Latin-1, or UTF-16 with a byte-order mark. */
function decodeText(bytes: string): string {
  if (!bytes.startsWith('\u00fe\u00ff') && !bytes.startsWith('\u00ff\u00fe')) return bytes;
  return bytes.replaceAll('\0', '').slice(2);
}

export function isName(item: Item | undefined): item is Name {
  return typeof item === 'object' && 'name' in item;
}

export function isWord(item: Item | undefined, word: string): boolean {
  return typeof item === 'object' && 'word' in item && item.word === word;
}

export function isDict(item: Item | undefined): item is Dict {
  return typeof item === 'object' && 'pairs' in item;
}

export function isList(item: Item | undefined): item is List {
  return typeof item === 'object' && 'list' in item;
}

export function isText(item: Item | undefined): item is Text {
  return typeof item === 'object' && 'text' in item;
}

export function isReference(item: Item | undefined): item is Reference {
  return typeof item === 'object' && 'reference' in item;
}

/** Returns all values of the keys. */
export function getValues({ pairs }: Dict, ...keys: string[]): Item[] {
  return pairs.flatMap(([key, value]) => (keys.includes(key) ? [value] : []));
}
