import { explainedPair, type KeyEntry, keyPairs, keyRow } from './answer-key.ts';
import type { DraftQuestion } from './draft-question.ts';
import { explanationIn, namedQuestion, numberedLine } from './part-labels.ts';

/** Takes the answers of a list apart from the questions, and finds the question that each is for. */
export class KeyReader {
  readonly #drafts: readonly DraftQuestion[];
  readonly #entries = new Map<DraftQuestion, KeyEntry>();
  /** The first question since the last key: numbers may begin anew after one. */
  #from = 0;
  /** The last row of numbers, whose answers stand in the next row. */
  #numbers: number[] = [];
  /** How many answers came without numbers. */
  #unnumbered = 0;
  #last: KeyEntry | undefined;
  #isExplaining = false;
  #byNumber = new Map<number, DraftQuestion>();
  /** Which questions #byNumber was made from. */
  #indexed = '';

  constructor(drafts: readonly DraftQuestion[]) {
    this.#drafts = drafts;
  }

  entryFor(draft: DraftQuestion): KeyEntry | undefined {
    return this.#entries.get(draft);
  }

  /** False for a line that is no part of a key, which ends it. `isQuestion`: options follow the line. */
  take(text: string, isQuestion = false): boolean {
    if (this.#takeExplanation(text, isQuestion)) return true;
    if (this.#takeRow(text) || this.#takePairs(text)) return true;
    // the explanation of the last answer may go on
    if (this.#last?.explanation && !namedQuestion(text) && !numberedLine(text)) {
      this.#last.explanation += `\n${text}`;
      return true;
    }
    this.#from = this.#drafts.length;
    this.#numbers = [];
    this.#unnumbered = 0;
    this.#last = undefined;
    this.#isExplaining = false;
    return false;
  }

  /** After the answers, under a heading of their own: `1. The capital moved in 1948.` */
  #takeExplanation(text: string, isQuestion: boolean): boolean {
    if (this.#entries.size > 0 && explanationIn(text) === '') {
      this.#isExplaining = true;
      return true;
    }
    const numbered = this.#isExplaining && !isQuestion ? numberedLine(text) : undefined;
    const draft = numbered?.number ? this.#draftNumber(numbered.number) : undefined;
    const entry = draft && this.#entries.get(draft);
    if (!numbered || !entry) return false;
    entry.explanation = numbered.rest;
    this.#last = entry;
    return true;
  }

  #takeRow(text: string): boolean {
    const row = keyRow(text);
    if (!row) return false;
    if (row.kind === 'numbers') {
      this.#numbers = row.cells.map(Number);
      return true;
    }
    for (const [at, answer] of row.cells.entries()) {
      const number = this.#numbers[at];
      const draft =
        number === undefined ? this.#drafts[this.#from + this.#unnumbered + at] : this.#draftNumber(number);
      if (draft) this.#entries.set(draft, { number: number ?? at + 1, answer, explanation: '' });
    }
    if (this.#numbers.length === 0) this.#unnumbered += row.cells.length;
    this.#numbers = [];
    return true;
  }

  #takePairs(text: string): boolean {
    const pairs = keyPairs(text);
    const explained = pairs.length > 0 ? undefined : explainedPair(text);
    const entries = explained ? [explained] : pairs;
    for (const entry of entries) {
      const draft = this.#draftNumber(entry.number);
      if (draft) this.#entries.set(draft, entry);
      this.#last = entry;
    }
    return entries.length > 0;
  }

  /** Of the questions since the last key; by their order, where they have no numbers. */
  #draftNumber(number: number): DraftQuestion | undefined {
    const wanted = `${this.#from} to ${this.#drafts.length}`;
    if (this.#indexed !== wanted) {
      this.#indexed = wanted;
      this.#byNumber = new Map();
      for (const [at, draft] of this.#drafts.slice(this.#from).entries()) {
        const own = draft.number ?? at + 1;
        if (!this.#byNumber.has(own)) this.#byNumber.set(own, draft);
      }
    }
    return this.#byNumber.get(number);
  }
}
