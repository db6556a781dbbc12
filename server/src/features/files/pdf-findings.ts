import * as rules from './pdf-rules.ts';
import { BadSyntax, type Item, isDict, isList, isReference } from './pdf-syntax.ts';

/** The largest number of an object that readers know. */
const LARGEST_NUMBER = 8_388_607;

/** What is known of an object by its number, in bits. */
const USED_AS_ACTION = 1;
const IS_FOREIGN_ACTION = 2;
const USED_AS_ADDRESS = 4;
const IS_NO_ADDRESS = 8;

/** Collects what the objects of a document give away, each by itself and by what they refer to. */
export class Findings {
  readonly #found = new Set<rules.Finding>();
  /** Memory is taken only for the numbers that occur. */
  readonly #known = new Uint8Array(LARGEST_NUMBER + 1);
  #largest = -1;
  /** What becomes active without a click, and what each object would then set off. */
  readonly #automatic = new Set<number>();
  readonly #consequences = new Map<number, { opensUri: boolean; next: number[] }[]>();

  add(finding: rules.Finding): void {
    this.#found.add(finding);
  }

  /** An object of the document, or a trailer, which has no number. */
  addObject(number: number | null, value: Item | undefined, isStream: boolean): void {
    // NaN, too
    if (number !== null && !(number <= LARGEST_NUMBER)) throw new BadSyntax();
    if (value === undefined) return;
    this.#addNames(rules.forbiddenNames([value]));
    this.#addInside(value, isStream);
    if (number === null) return;
    if (isDict(value) && rules.isForeignAction(value)) this.#mark(number, IS_FOREIGN_ACTION);
    if (!rules.isAllowedAddress(value)) this.#mark(number, IS_NO_ADDRESS);
    const consequences = rules.consequencesOf(value);
    if (!consequences.opensUri && consequences.next.length === 0) return;
    const known = this.#consequences.get(number);
    if (known) known.push(consequences);
    else this.#consequences.set(number, [consequences]);
  }

  /** The gravest of all that was found. */
  gravest(): rules.Finding | undefined {
    if (this.#isKnown(USED_AS_ACTION | IS_FOREIGN_ACTION)) this.#found.add('action');
    if (this.#isKnown(USED_AS_ADDRESS | IS_NO_ADDRESS)) this.#found.add('link');
    if (this.#opensUriByItself()) this.#found.add('automatic');
    return (Object.keys(rules.REFUSALS) as rules.Finding[]).find((finding) => this.#found.has(finding));
  }

  #addInside(value: Item, isStream: boolean): void {
    if (isList(value)) {
      this.#addNames(rules.forbiddenNames(value.list));
      for (const item of value.list) this.#addInside(item, false);
    }
    if (!isDict(value)) return;
    this.#addNames(rules.forbiddenIn(value, isStream));
    for (const action of rules.actionsOf(value)) this.#addAction(action);
    for (const address of rules.addressesOf(value)) this.#markReference(address, USED_AS_ADDRESS);
    for (const item of rules.automaticOf(value)) this.#addAutomatic(item);
    for (const [, item] of value.pairs) this.#addInside(item, false);
  }

  #addAction(action: Item): void {
    if (isDict(action) && rules.isForeignAction(action)) this.#found.add('action');
    for (const item of isList(action) ? action.list : [action]) this.#markReference(item, USED_AS_ACTION);
  }

  #addAutomatic(item: Item): void {
    const { opensUri, next } = rules.consequencesOf(item);
    if (opensUri) this.#found.add('automatic');
    for (const number of next) this.#automatic.add(number);
  }

  #opensUriByItself(): boolean {
    const reached = new Set(this.#automatic);
    for (const number of reached) {
      for (const { opensUri, next } of this.#consequences.get(number) ?? []) {
        if (opensUri) return true;
        for (const one of next) reached.add(one);
      }
    }
    return false;
  }

  #addNames(findings: rules.Finding[]): void {
    for (const finding of findings) this.#found.add(finding);
  }

  /** Whether all of the bits are known of any one object. */
  #isKnown(bits: number): boolean {
    for (let number = 0; number <= this.#largest; number++)
      if ((this.#known[number]! & bits) === bits) return true;
    return false;
  }

  #markReference(item: Item, bit: number): void {
    if (isReference(item)) this.#mark(item.reference, bit);
  }

  #mark(number: number, bit: number): void {
    if (!(number >= 0 && number <= LARGEST_NUMBER)) return;
    this.#known[number]! |= bit;
    this.#largest = Math.max(this.#largest, number);
  }
}
