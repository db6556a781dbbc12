import { type KeyEntry, parseExplainedPair, parseKeyPairs, parseKeyRow } from './answer-key.ts';
import { parseExplanation, parseNamedQuestion, parseNumberedLine } from './part-labels.ts';
import type { QuestionBuilder } from './question-builder.ts';

/** Reads the lines of an answer key and assigns each answer to its question. */
export class AnswerKeyReader {
  readonly #builders: readonly QuestionBuilder[];
  readonly #entries = new Map<QuestionBuilder, KeyEntry>();
  /** The index of the first question after the previous key, because numbers may restart after a key. */
  #firstIndex = 0;
  /** The last row of numbers, whose answers are in the next row. */
  #rowNumbers: number[] = [];
  #unnumberedAnswers = 0;
  #lastEntry: KeyEntry | undefined;
  #isInExplanations = false;
  #byNumber = new Map<number, QuestionBuilder>();
  /** The range of questions for which #byNumber was built. */
  #indexedRange = '';

  constructor(builders: readonly QuestionBuilder[]) {
    this.#builders = builders;
  }

  getEntry(builder: QuestionBuilder): KeyEntry | undefined {
    return this.#entries.get(builder);
  }

  /** Returns false for a line that ends the key. `hasOptions` says whether options follow the line. */
  readLine(text: string, hasOptions = false): boolean {
    if (this.#readExplanation(text, hasOptions)) return true;
    if (this.#readRow(text) || this.#readPairs(text)) return true;
    // the line may continue the explanation of the last answer
    if (this.#lastEntry?.explanation && !parseNamedQuestion(text) && !parseNumberedLine(text)) {
      this.#lastEntry.explanation += `\n${text}`;
      return true;
    }
    this.#firstIndex = this.#builders.length;
    this.#rowNumbers = [];
    this.#unnumberedAnswers = 0;
    this.#lastEntry = undefined;
    this.#isInExplanations = false;
    return false;
  }

  /** Explanations can follow the answers under their own heading: `1. The capital moved in 1948.` */
  #readExplanation(text: string, hasOptions: boolean): boolean {
    if (this.#entries.size > 0 && parseExplanation(text) === '') {
      this.#isInExplanations = true;
      return true;
    }
    const numbered = this.#isInExplanations && !hasOptions ? parseNumberedLine(text) : undefined;
    const builder = numbered?.number ? this.#findByNumber(numbered.number) : undefined;
    const entry = builder && this.#entries.get(builder);
    if (!numbered || !entry) return false;
    entry.explanation = numbered.rest;
    this.#lastEntry = entry;
    return true;
  }

  #readRow(text: string): boolean {
    const row = parseKeyRow(text);
    if (!row) return false;
    if (row.kind === 'numbers') {
      this.#rowNumbers = row.cells.map(Number);
      return true;
    }
    for (const [index, answer] of row.cells.entries()) {
      const number = this.#rowNumbers[index];
      const builder =
        number === undefined
          ? this.#builders[this.#firstIndex + this.#unnumberedAnswers + index]
          : this.#findByNumber(number);
      if (builder) this.#entries.set(builder, { number: number ?? index + 1, answer, explanation: '' });
    }
    if (this.#rowNumbers.length === 0) this.#unnumberedAnswers += row.cells.length;
    this.#rowNumbers = [];
    return true;
  }

  #readPairs(text: string): boolean {
    const pairs = parseKeyPairs(text);
    const explained = pairs.length > 0 ? undefined : parseExplainedPair(text);
    const entries = explained ? [explained] : pairs;
    for (const entry of entries) {
      const builder = this.#findByNumber(entry.number);
      if (builder) this.#entries.set(builder, entry);
      this.#lastEntry = entry;
    }
    return entries.length > 0;
  }

  /** Searches the questions since the previous key. Questions without a number are counted. */
  #findByNumber(number: number): QuestionBuilder | undefined {
    const range = `${this.#firstIndex} to ${this.#builders.length}`;
    if (this.#indexedRange !== range) {
      this.#indexedRange = range;
      this.#byNumber = new Map();
      for (const [index, builder] of this.#builders.slice(this.#firstIndex).entries()) {
        const ownNumber = builder.number ?? index + 1;
        if (!this.#byNumber.has(ownNumber)) this.#byNumber.set(ownNumber, builder);
      }
    }
    return this.#byNumber.get(number);
  }
}
