import * as rules from './pdf-rules.ts';
import { BadSyntax, type Item, isDict, isList, isReference } from './pdf-syntax.ts';

/** The largest object number in PDF readers. */
const MAX_OBJECT_NUMBER = 8_388_607;

/** Flags by object number. A document is refused if one object has both flags of a pair. */
const USED_AS_ACTION = 1;
const IS_FORBIDDEN_ACTION = 2;
const USED_AS_URI = 4;
const IS_FORBIDDEN_URI = 8;

/** Collects the forbidden content of a document: in single objects, and in objects that they refer to. */
export class Findings {
  readonly #found = new Set<rules.Finding>();
  /** The system allocates memory only for the pages that are written. */
  readonly #flags = new Uint8Array(MAX_OBJECT_NUMBER + 1);
  #largest = -1;
  /** The objects that become active without a click, and what each object triggers. */
  readonly #automatic = new Set<number>();
  readonly #consequences = new Map<number, { opensUri: boolean; next: number[] }[]>();

  add(finding: rules.Finding): void {
    this.#found.add(finding);
  }

  /** The number is null for a trailer. */
  addObject(number: number | null, value: Item | undefined, isStream: boolean): void {
    // also throws for NaN
    if (number !== null && !(number <= MAX_OBJECT_NUMBER)) throw new BadSyntax();
    if (value === undefined) return;
    this.#addAll(rules.findForbiddenNames([value]));
    this.#addInside(value, isStream);
    if (number === null) return;
    if (isDict(value) && rules.isForbiddenAction(value)) this.#setFlag(number, IS_FORBIDDEN_ACTION);
    if (!rules.isAllowedUriItem(value)) this.#setFlag(number, IS_FORBIDDEN_URI);
    const consequences = rules.findConsequences(value);
    if (!consequences.opensUri && consequences.next.length === 0) return;
    const earlier = this.#consequences.get(number);
    if (earlier) earlier.push(consequences);
    else this.#consequences.set(number, [consequences]);
  }

  getMostSevere(): rules.Finding | undefined {
    if (this.#hasFlags(USED_AS_ACTION | IS_FORBIDDEN_ACTION)) this.#found.add('action');
    if (this.#hasFlags(USED_AS_URI | IS_FORBIDDEN_URI)) this.#found.add('link');
    if (this.#opensUriAutomatically()) this.#found.add('automatic');
    return rules.FINDINGS.find((finding) => this.#found.has(finding));
  }

  #addInside(value: Item, isStream: boolean): void {
    if (isList(value)) {
      this.#addAll(rules.findForbiddenNames(value.list));
      for (const item of value.list) this.#addInside(item, false);
    }
    if (!isDict(value)) return;
    this.#addAll(rules.findForbiddenContent(value, isStream));
    for (const action of rules.getActions(value)) this.#addAction(action);
    for (const uri of rules.getUris(value)) this.#flagReference(uri, USED_AS_URI);
    for (const item of rules.getAutomaticItems(value)) this.#addAutomatic(item);
    for (const [, item] of value.pairs) this.#addInside(item, false);
  }

  #addAction(action: Item): void {
    if (isDict(action) && rules.isForbiddenAction(action)) this.#found.add('action');
    for (const item of isList(action) ? action.list : [action]) this.#flagReference(item, USED_AS_ACTION);
  }

  #addAutomatic(item: Item): void {
    const { opensUri, next } = rules.findConsequences(item);
    if (opensUri) this.#found.add('automatic');
    for (const number of next) this.#automatic.add(number);
  }

  #opensUriAutomatically(): boolean {
    // grows while it is iterated
    const reached = new Set(this.#automatic);
    for (const number of reached) {
      for (const { opensUri, next } of this.#consequences.get(number) ?? []) {
        if (opensUri) return true;
        for (const nextNumber of next) reached.add(nextNumber);
      }
    }
    return false;
  }

  #addAll(findings: rules.Finding[]): void {
    for (const finding of findings) this.#found.add(finding);
  }

  /** Whether one object has all of the flags. */
  #hasFlags(flags: number): boolean {
    for (let number = 0; number <= this.#largest; number++)
      if ((this.#flags[number]! & flags) === flags) return true;
    return false;
  }

  #flagReference(item: Item, flag: number): void {
    if (isReference(item)) this.#setFlag(item.reference, flag);
  }

  #setFlag(number: number, flag: number): void {
    if (!(number >= 0 && number <= MAX_OBJECT_NUMBER)) return;
    this.#flags[number]! |= flag;
    this.#largest = Math.max(this.#largest, number);
  }
}
