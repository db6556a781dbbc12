import type { FoundQuestion } from './found-question.ts';
import { withoutMarkAfter, withoutMarkBefore } from './option-marks.ts';
import { answerAtEnd } from './part-labels.ts';
import { resolveAnswer } from './resolve-answer.ts';
import type { OptionLine } from './split-options.ts';

type Option = { lines: string[]; isMarked: boolean };

/** Options without labels are the last lines of the text. */
const OPTION_LINES = 4;

const MATCH_LISTS =
  /\bmatch (?:the |each |list|column|following)|\blists?[- ]?(?:i{1,2}|1|2|a|b)\b|\bcolumns?[- ]?(?:i{1,2}|1|2|a|b)\b|ମେଳ|ମିଳାଅ|ମିଳାନ୍ତୁ|(?:ତାଲିକା|ସୂଚୀ|ସ୍ତମ୍ଭ)[- ]?(?:i{1,2}|1|2|୧|୨|କ|ଖ)/iu;

export const mentionsLists = (text: string) => MATCH_LISTS.test(text);

/** A question while its lines are being read. */
export class DraftQuestion {
  readonly line: number;
  readonly number: number | null;
  readonly numberStyle: string;
  /** The last number of a list inside the text or the explanation. */
  list = 0;
  #text: string[] = [];
  #mentionsLists = false;
  #options: Option[] = [];
  #optionStyle = '';
  #isDigitStyle = false;
  /** The lines of the options, for when they turn out to be a list of the text. */
  #optionLines: string[] = [];
  #answer: string | null = null;
  #isAnswerFirst = false;
  #explanation: string[] = [];
  #isExplaining = false;

  constructor(line: number, number: number | null, numberStyle: string) {
    this.line = line;
    this.number = number;
    this.numberStyle = numberStyle;
  }

  get state(): 'text' | 'options' | 'answered' | 'explanation' {
    if (this.#isExplaining) return 'explanation';
    if (this.#answer !== null && this.#isWhole) return 'answered';
    return this.#options.length > 0 ? 'options' : 'text';
  }

  /** An answer may stand before the options: `Which? [Ans: b]`. The options are then still to come. */
  get #isWhole(): boolean {
    if (this.#options.length === 0) return this.#text.length > OPTION_LINES;
    return !this.#isAnswerFirst || this.#options.length >= OPTION_LINES;
  }

  get optionCount(): number {
    return this.#options.length;
  }

  get hasMark(): boolean {
    return this.#options.some((option) => option.isMarked);
  }

  /** A list A to D may still be followed by the real options. */
  get mayBeLists(): boolean {
    return this.#mentionsLists && this.#answer === null && !this.hasMark;
  }

  addText(line: string): void {
    const { text, answer } = answerAtEnd(line) ?? { text: line, answer: null };
    if (text !== '') this.#text.push(text);
    this.#mentionsLists ||= mentionsLists(text);
    if (answer !== null) this.setAnswer(answer);
  }

  /** Whether the options of a line go on from those read so far. */
  goesOn({ found }: OptionLine): boolean {
    const [first] = found;
    return first !== undefined && this.#options.length > 0 && first.index >= this.#options.length;
  }

  /** Whether they begin anew in another style: what came before was a list of the text. */
  beginsAnew({ found, style }: OptionLine): boolean {
    return found[0]?.index === 0 && this.#options.length > 1 && style !== this.#optionStyle;
  }

  addOptions(
    line: string,
    { head, found, style, isDigit, isFirstMarked }: OptionLine,
    isBold: boolean,
  ): void {
    if (head !== '') this.addText(head);
    if (this.#options.length === 0) {
      this.#optionStyle = style;
      this.#isDigitStyle = isDigit;
    }
    this.#optionLines.push(line);
    for (const [at, { index, text }] of found.entries()) {
      while (this.#options.length < index) this.#options.push({ lines: [], isMarked: false });
      const ended = at === found.length - 1 ? answerAtEnd(text) : undefined;
      if (ended) this.setAnswer(ended.answer);
      this.#options.push(
        unmarked(ended?.text ?? text, (at === 0 && isFirstMarked) || (isBold && found.length === 1)),
      );
    }
  }

  /** The options read so far were a list. */
  giveOptionsBack(): void {
    this.#text = this.#text.concat(this.#optionLines);
    this.#options = [];
    this.#optionLines = [];
  }

  continueOption(line: string): void {
    const last = this.#options.at(-1);
    if (!last) return;
    const { lines, isMarked } = unmarked(line, last.isMarked);
    last.lines.push(...lines);
    last.isMarked = isMarked;
    this.#optionLines.push(line);
  }

  markLast(): void {
    const last = this.#options.at(-1);
    if (last) last.isMarked = true;
  }

  setAnswer(answer: string): void {
    if (this.#answer !== null) return;
    this.#answer = answer;
    this.#isAnswerFirst = this.#options.length === 0;
  }

  explain(line: string): void {
    this.#isExplaining = true;
    this.list = 0;
    if (line !== '') this.#explanation.push(line);
  }

  continueExplanation(line: string): void {
    this.#isExplaining = true;
    this.#explanation.push(line);
  }

  finish(): FoundQuestion {
    if (this.#options.length === 0) this.#takeOptionsFromText();
    const options = this.#options.map(textOf);
    const marked = this.#options.flatMap((option, index) => (option.isMarked ? [index] : []));
    const doubts: string[] = [];
    let correctAnswer = marked.length === 1 ? marked[0]! : -1;
    // a star before every option is a bullet
    if (marked.length > 1 && marked.length < options.length)
      doubts.push('More than one option is marked as right.');
    const explanation = [...this.#explanation];
    if (this.#answer !== null) {
      const answer = resolveAnswer(this.#answer, options, this.#isDigitStyle);
      if (answer.doubt !== '') doubts.push(answer.doubt);
      if (correctAnswer >= 0 && answer.index >= 0 && answer.index !== correctAnswer)
        doubts.push('The marked option and the answer differ.');
      if (answer.index >= 0) correctAnswer = answer.index;
      if (answer.rest !== '' && explanation.length === 0) explanation.push(answer.rest);
    }
    return {
      question: this.#text.join('\n'),
      options,
      correctAnswer,
      explanation: explanation.join('\n'),
      line: this.line,
      doubts,
    };
  }

  /** Options without signs after their letters (`A Ganjam`), or without labels: the last four lines. */
  #takeOptionsFromText(): void {
    if (this.#text.length <= OPTION_LINES) return;
    const lines = this.#text.slice(-OPTION_LINES);
    const hasLetters = ['ABCD', 'abcd', 'କଖଗଘ'].some((letters) =>
      lines.every((line, at) => line.startsWith(`${letters[at]} `)),
    );
    const last = lines.map((line) =>
      unmarked(hasLetters ? line.slice(2) : line.replace(/^[-–—] /, ''), false),
    );
    const isAnswered =
      this.#answer !== null && resolveAnswer(this.#answer, last.map(textOf), false).index >= 0;
    // a mark or an answer tells that they are options
    if (!hasLetters && !isAnswered && last.filter((option) => option.isMarked).length !== 1) return;
    this.#options = last;
    this.#text = this.#text.slice(0, -OPTION_LINES);
  }
}

const textOf = ({ lines }: Option) => lines.join(' ').trim();

function unmarked(text: string, isMarked: boolean): Option {
  const before = withoutMarkBefore(text);
  const after = withoutMarkAfter(before.text);
  return { lines: [after.text], isMarked: isMarked || before.isMarked || after.isMarked };
}
