/** PDF syntax, as much of it as the check needs. Lenient in the way that readers are. */

type Word = { word: string };
type Name = { name: string };
type Text = { text: string };
type Reference = { reference: number };
type List = { list: Item[] };
/** A list of pairs and not a map: of two entries with one key, readers differ in which they take. */
export type Dict = { pairs: [key: string, value: Item][] };
export type Item = number | Word | Name | Text | Reference | List | Dict;

/** The bytes end before the value does. */
export class RanOut extends Error {}
/** No program writes this, and readers differ in how they read it. */
export class BadSyntax extends Error {}

const DEEPEST = 200;
/** Enough of a string to tell what kind of address it is. */
const KEPT_OF_STRING = 512;
/** Enough of a name or a number to know it; a longer one is none that matters. */
const KEPT_OF_WORD = 512;

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
 * Reads values one after the other. Where the bytes are known to be all there are, whatever is still open at their end
 * counts as closed; otherwise `RanOut` is thrown. Takes time in proportion to how far `position` moves.
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

  /** Undefined at the end of the bytes. */
  value(): Item | undefined {
    const open: Open[] = [];
    for (;;) {
      const token = this.#token();
      let done: Item;
      if (token === null) continue;
      if (token === '<<' || token === '[') {
        if (open.length === DEEPEST) throw new BadSyntax();
        open.push({ isList: token === '[', items: [] });
        continue;
      }
      if (token === '>>' || token === ']' || token === undefined) {
        const closed = open.pop();
        if (!closed) return undefined;
        if (token !== undefined && (token === ']') !== closed.isList) throw new BadSyntax();
        done = closed.isList ? { list: closed.items } : dictOf(closed.items);
      } else done = token;
      const around = open.at(-1)?.items;
      if (!around) return done;
      around.push(isWord(done, 'R') ? referenceTo(around) : done);
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
        return { name: nameOf(this.#regular()) };
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
    return this.#bytes.toString('latin1', from, Math.min(to, from + KEPT_OF_WORD));
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
    const kept = this.#bytes.toString('latin1', from, Math.min(this.position - 1, from + KEPT_OF_STRING));
    return { text: decoded(unescaped(kept)) };
  }

  #hexString(): Text {
    const from = this.position;
    const end = this.#bytes.indexOf(GREATER, from);
    if (end === -1 && !this.#isEnd) this.#ranOut();
    this.position = end === -1 ? this.#bytes.length : end + 1;
    const kept = this.#bytes.toString('latin1', from, Math.min(this.position, from + KEPT_OF_STRING));
    return { text: decoded(Buffer.from(kept.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')) };
  }

  #ranOut(): never {
    this.position = this.#bytes.length;
    throw new RanOut();
  }
}

export function isPdfSpace(byte: number): boolean {
  return CLASS[byte] === WHITESPACE;
}

/** As readers do it: what stands where a key should be and is no name is passed over. */
function dictOf(items: Item[]): Dict {
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

/** Takes the two numbers before an `R` from the list that they stand in. */
function referenceTo(around: Item[]): Item {
  const [number, generation] = around.slice(-2);
  if (typeof number !== 'number' || typeof generation !== 'number') return { word: 'R' };
  around.length -= 2;
  return { reference: number };
}

/** Any character of a name may be written as # and two digits. */
function nameOf(written: string): string {
  if (!written.includes('#')) return written;
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function wordOrNumber(text: string): number | Word {
  const number = Number(text);
  return Number.isNaN(number) || text === 'Infinity' ? { word: text } : number;
}

function unescaped(written: string): string {
  return written.replace(/\\(?:([0-7]{1,3})|\r\n|(.))/gs, (_, octal, character = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return 'nrtbf'.includes(character) || character === '\n' || character === '\r' ? '' : character;
  });
}

/** Strings are Latin, or begin with the mark of UTF-16. */
function decoded(bytes: string): string {
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

/** All values under a key. */
export function valuesOf({ pairs }: Dict, ...keys: string[]): Item[] {
  return pairs.flatMap(([key, value]) => (keys.includes(key) ? [value] : []));
}
