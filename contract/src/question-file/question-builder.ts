import { buildQuestion, type OptionParts, stripMarks, UNLABELLED_OPTIONS } from './build-question.ts';
import type { FoundQuestion } from './found-question.ts';
import { mentionsMatchingLists } from './matching-lists.ts';
import { splitTrailingAnswer } from './part-labels.ts';
import type { OptionLine } from './split-options.ts';

/** Collects the lines of one question while the file is read. */
export class QuestionBuilder {
  readonly line: number;
  readonly number: number | null;
  readonly numberStyle: string;
  /** The last number of a numbered list inside the text or the explanation. */
  lastListNumber = 0;
  #text: string[] = [];
  #mentionsLists = false;
  #options: OptionParts[] = [];
  #optionStyle = '';
  #areLabelsDigits = false;
  /** The lines of the options, in case they turn out to be a list of the text. */
  #optionLines: string[] = [];
  #answer: string | null = null;
  #isAnswerBeforeOptions = false;
  #explanation: string[] = [];
  #isInExplanation = false;

  constructor(line: number, number: number | null, numberStyle: string) {
    this.line = line;
    this.number = number;
    this.numberStyle = numberStyle;
  }

  get state(): 'text' | 'options' | 'answered' | 'explanation' {
    if (this.#isInExplanation) return 'explanation';
    if (this.#answer !== null && this.#hasAllOptions) return 'answered';
    return this.#options.length > 0 ? 'options' : 'text';
  }

  /** The answer can precede the options, as in `Which? [Ans: b]`. */
  get #hasAllOptions(): boolean {
    if (this.#options.length === 0) return this.#text.length > UNLABELLED_OPTIONS;
    return !this.#isAnswerBeforeOptions || this.#options.length >= UNLABELLED_OPTIONS;
  }

  get optionCount(): number {
    return this.#options.length;
  }

  get hasMark(): boolean {
    return this.#options.some((option) => option.isMarked);
  }

  /** Whether the options so far may be a list A to D of the text, before the real options. */
  get mayBeMatchingLists(): boolean {
    return this.#mentionsLists && this.#answer === null && !this.hasMark;
  }

  addText(line: string): void {
    const { text, answer } = splitTrailingAnswer(line) ?? { text: line, answer: null };
    if (text !== '') this.#text.push(text);
    this.#mentionsLists ||= mentionsMatchingLists(text);
    if (answer !== null) this.setAnswer(answer);
  }

  /** Whether the options of a line continue those read so far. */
  isContinuedBy({ options: [first] }: OptionLine): boolean {
    return first !== undefined && this.#options.length > 0 && first.index >= this.#options.length;
  }

  /** Whether a line starts with option A again in another style, so that the options before it were a list. */
  isRestartedBy({ options: [first], style }: OptionLine): boolean {
    return first?.index === 0 && this.#options.length > 1 && style !== this.#optionStyle;
  }

  addOptions(
    line: string,
    { head, options, style, isDigit, isFirstMarked }: OptionLine,
    isBold: boolean,
  ): void {
    if (head !== '') this.addText(head);
    if (this.#options.length === 0) {
      this.#optionStyle = style;
      this.#areLabelsDigits = isDigit;
    }
    this.#optionLines.push(line);
    for (const [position, { index, text }] of options.entries()) {
      while (this.#options.length < index) this.#options.push({ lines: [], isMarked: false });
      const trailing = position === options.length - 1 ? splitTrailingAnswer(text) : undefined;
      if (trailing) this.setAnswer(trailing.answer);
      const isMarked = (position === 0 && isFirstMarked) || (isBold && options.length === 1);
      this.#options.push(stripMarks(trailing?.text ?? text, isMarked));
    }
  }

  /** Moves the options read so far to the text, because they were a list. */
  moveOptionsToText(): void {
    this.#text = this.#text.concat(this.#optionLines);
    this.#options = [];
    this.#optionLines = [];
  }

  continueOption(line: string): void {
    const last = this.#options.at(-1);
    if (!last) return;
    const { lines, isMarked } = stripMarks(line, last.isMarked);
    last.lines.push(...lines);
    last.isMarked = isMarked;
    this.#optionLines.push(line);
  }

  markLastOption(): void {
    const last = this.#options.at(-1);
    if (last) last.isMarked = true;
  }

  setAnswer(answer: string): void {
    if (this.#answer !== null) return;
    this.#answer = answer;
    this.#isAnswerBeforeOptions = this.#options.length === 0;
  }

  startExplanation(line: string): void {
    this.#isInExplanation = true;
    this.lastListNumber = 0;
    if (line !== '') this.#explanation.push(line);
  }

  continueExplanation(line: string): void {
    this.#isInExplanation = true;
    this.#explanation.push(line);
  }

  build(): FoundQuestion {
    return buildQuestion({
      line: this.line,
      text: this.#text,
      options: this.#options,
      areLabelsDigits: this.#areLabelsDigits,
      answer: this.#answer,
      explanation: this.#explanation,
    });
  }
}
