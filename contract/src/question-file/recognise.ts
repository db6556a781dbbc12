import { explainedPair, keyHeading, keyPairs, keyRow } from './answer-key.ts';
import { DraftQuestion } from './draft-question.ts';
import { type FileStyle, fileStyleOf } from './file-style.ts';
import type { FoundQuestion, FoundQuestions, UnusedLine } from './found-question.ts';
import { KeyReader } from './key-reader.ts';
import { type LooseLine, readLooseLines } from './loose-lines.ts';
import { startsWithInitials } from './option-label.ts';
import { isMarkAlone } from './option-marks.ts';
import {
  answerIn,
  explanationIn,
  namedQuestion,
  numberedLine,
  type QuestionNumber,
  splitAtExplanation,
} from './part-labels.ts';
import type { OptionLine } from './split-options.ts';

const HEADING_WORD =
  /^(?:section|part|chapter|unit|topic|subject|set|paper|group|lesson|ଅଧ୍ୟାୟ|ବିଭାଗ|ଭାଗ|ଏକକ|ବିଷୟ|ପାଠ|ଖଣ୍ଡ)(?![\p{L}\p{M}])/iu;
const LONGEST_HEADING = 80;

/** Reads questions in whatever format they are written, line by line, once. */
class Recogniser {
  readonly #lines: readonly LooseLine[];
  readonly #style: FileStyle;
  readonly #drafts: DraftQuestion[] = [];
  readonly #unused: UnusedLine[] = [];
  readonly #key = new KeyReader(this.#drafts);
  #isInKey = false;

  constructor(lines: readonly LooseLine[], tooLong: readonly number[]) {
    this.#lines = lines;
    this.#style = fileStyleOf(lines);
    this.#unused.push(
      ...tooLong.map((line) => ({ line, text: 'This line is too long to be part of a question.' })),
    );
  }

  read(): FoundQuestions {
    for (const [at, line] of this.#lines.entries()) this.#read(line, at);
    const questions = this.#drafts.map((draft) => this.#finish(draft)).filter(holdsSomething);
    return { questions, unused: this.#unused };
  }

  get #open(): DraftQuestion | undefined {
    return this.#isInKey ? undefined : this.#drafts.at(-1);
  }

  #finish(draft: DraftQuestion): FoundQuestion {
    const entry = this.#key.entryFor(draft);
    if (entry) draft.setAnswer(entry.answer);
    const found = draft.finish();
    if (entry && found.explanation === '') found.explanation = entry.explanation;
    return found;
  }

  #read(line: LooseLine, at: number): void {
    if (this.#readKey(line, at)) return;
    const start = this.#questionStart(line, at);
    if (start) {
      this.#isInKey = false;
      const draft = new DraftQuestion(line.number, start.number, start.style);
      this.#drafts.push(draft);
      if (start.rest !== '') this.#readPart(draft, { ...line, text: start.rest }, at);
      return;
    }
    const draft = this.#open;
    if (draft) this.#readPart(draft, line, at);
    else this.#leaveOut(line);
  }

  #leaveOut({ number, text }: LooseLine): void {
    this.#unused.push({ line: number, text: text.slice(0, 160) });
  }

  #readKey(line: LooseLine, at: number): boolean {
    const open = this.#drafts.at(-1);
    if (!open) return false;
    const heading = this.#isInKey ? undefined : keyHeading(line.text);
    const isEnough = open.optionCount >= 2;
    if (heading !== undefined && isEnough && this.#isKeyNext(heading, at)) {
      this.#isInKey = true;
      return heading === '' || this.#key.take(heading);
    }
    if (this.#isInKey) return this.#key.take(line.text, this.#style.hasOptions.has(at));
    const pairs = isEnough ? keyPairs(line.text) : [];
    if (pairs.length === 0 || (pairs.length === 1 && !this.#isKeyNext(line.text, at))) return false;
    this.#isInKey = true;
    return this.#key.take(line.text);
  }

  /** The line, or the next one where it is empty, holds answers and no question. */
  #isKeyNext(rest: string, at: number): boolean {
    const text = rest === '' ? (this.#lines[at + 1]?.text ?? '') : rest;
    const pairs = keyPairs(text);
    if (pairs.length > 1 || keyRow(text)) return true;
    if (pairs.length === 1) return !this.#style.hasOptions.has(at);
    return rest === '' && explainedPair(text) !== undefined;
  }

  #questionStart({ text, isAfterGap }: LooseLine, at: number): QuestionNumber | undefined {
    const named = namedQuestion(text);
    if (named && (named.number !== null || this.#style.isNamed)) return named;
    const open = this.#open;
    const numbered = numberedLine(text);
    if (numbered && this.#style.isNumbered) {
      const isNext = this.#style.isNamed
        ? this.#isAmongNamed(numbered, open, at)
        : this.#isNextQuestion(numbered, open, at);
      return isNext ? numbered : undefined;
    }
    if (this.#style.isNumbered) return undefined;
    const isMarker = isPart(text) || this.#style.optionsIn(text)?.head === '';
    const isNext = !open || (open.optionCount >= 4 && this.#mayEnd(open, isAfterGap));
    return isNext && !isMarker && !isMarkAlone(text) ? { number: null, style: '', rest: text } : undefined;
  }

  /** Without numbers a question ends with its last option, or at the gap after its explanation. */
  #mayEnd(open: DraftQuestion, isAfterGap: boolean): boolean {
    return open.state === 'explanation' ? isAfterGap : open.state !== 'text';
  }

  /** Where questions have names, a number begins one only after a whole question, and with options of its own. */
  #isAmongNamed({ style }: QuestionNumber, open: DraftQuestion | undefined, at: number): boolean {
    if (!this.#style.hasOptions.has(at) || this.#style.isOptionNumber(style)) return false;
    return !open || open.hasMark || open.state === 'answered' || open.state === 'explanation';
  }

  #isNextQuestion({ number, style }: QuestionNumber, open: DraftQuestion | undefined, at: number): boolean {
    if (number === null || this.#style.isOptionNumber(style)) return false;
    const hasOptions = this.#style.hasOptions.has(at);
    const options = this.#style.optionsIn(this.#lines[at]?.text ?? '');
    const first = options?.style === style ? options.found[0] : undefined;
    if (!open) return !first || this.#drafts.length === 0 || number > 1;
    const follows = open.number !== null && number === open.number + 1;
    // numbers that label options: the place decides which they are
    if (first) {
      if (open.state === 'text') return first.index !== 0 && follows;
      if (open.state === 'options' && open.optionCount < 4 && first.index === open.optionCount) return false;
    }
    const inList = number === open.list + 1;
    const mayBeList = open.state === 'text' || open.state === 'explanation' || open.mayBeLists;
    if (mayBeList && inList && !(follows && hasOptions)) {
      if (number === 1 && open.state === 'explanation' && hasOptions) return true;
      open.list = number;
      return false;
    }
    if (open.state === 'text') return follows && style === open.numberStyle;
    if (follows || hasOptions) return true;
    return open.state !== 'explanation' && (open.number === null || number > open.number || number === 1);
  }

  #readPart(draft: DraftQuestion, line: LooseLine, at: number): void {
    const { text } = line;
    const answer = draft.state === 'explanation' ? undefined : answerIn(text);
    if (answer !== undefined && (draft.state !== 'text' || isAnswerBeforeOptions(text, answer))) {
      const parts = splitAtExplanation(answer);
      draft.setAnswer(parts.answer);
      if (parts.explanation !== '') draft.explain(parts.explanation);
      return;
    }
    const explanation = draft.state === 'text' ? undefined : explanationIn(text);
    if (explanation !== undefined) {
      draft.explain(explanation);
      return;
    }
    if (draft.state === 'options' && isMarkAlone(text)) {
      draft.markLast();
      return;
    }
    if (this.#readOptions(draft, line, at)) return;
    this.#readText(draft, line, at);
  }

  #readOptions(draft: DraftQuestion, { text, isBold }: LooseLine, at: number): boolean {
    if (draft.state === 'answered' || draft.state === 'explanation') return false;
    const found = this.#style.optionsIn(text);
    if (!found) return false;
    if (draft.state === 'options') {
      if (draft.beginsAnew(found)) draft.giveOptionsBack();
      else if (!draft.goesOn(found) || found.head !== '') return false;
    } else if (found.found[0]?.index !== 0 || this.#isInitial(text, found, at)) return false;
    draft.addOptions(text, found, isBold);
    return true;
  }

  /** `A. O. Hume founded …` is the first option only if the second one follows. */
  #isInitial(text: string, { found, head }: OptionLine, at: number): boolean {
    if (found.length > 1 || head !== '' || !startsWithInitials(text)) return false;
    return this.#style.optionsIn(this.#lines[at + 1]?.text ?? '')?.found[0]?.index !== 1;
  }

  #readText(draft: DraftQuestion, line: LooseLine, at: number): void {
    const { text } = line;
    if (draft.state === 'text') {
      if (!OPTIONS_HEADING.test(text)) draft.addText(text);
    } else if (draft.optionCount >= 4 && this.#isHeading(line, at)) this.#leaveOut(line);
    else if (draft.state === 'options') draft.continueOption(text);
    else draft.continueExplanation(text);
  }

  /** A short line before the next question that belongs to neither. */
  #isHeading({ text, isAfterGap }: LooseLine, at: number): boolean {
    if (text.length > LONGEST_HEADING) return false;
    const next = this.#lines[at + 1];
    const isBeforeQuestion =
      next === undefined || namedQuestion(next.text) !== undefined || numberedLine(next.text) !== undefined;
    if (!isBeforeQuestion) return HEADING_WORD.test(text) && isAfterGap;
    if (HEADING_WORD.test(text)) return true;
    if (/[.?!।;,]$/.test(text)) return false;
    const isCapital = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    return isCapital || (isAfterGap && next?.isAfterGap === true);
  }
}

/** `Answer the following` in a text is no answer; `Ans: b` and `Ans b` are. */
const isAnswerBeforeOptions = (text: string, answer: string) =>
  /[:=]/.test(text) || /^[([]?[\p{L}\p{N}]{1,3}[)\].]*$/u.test(answer);

const OPTIONS_HEADING = /^(?:options?|choices?|ବିକଳ୍ପ(?:ଗୁଡ଼ିକ)?) ?[:.–-]*$/iu;

const isPart = (text: string) => answerIn(text) !== undefined || explanationIn(text) !== undefined;

const holdsSomething = ({ question, options }: FoundQuestion) => question !== '' || options.length > 0;

export function recogniseQuestions(text: string): FoundQuestions {
  const { lines, tooLong } = readLooseLines(text);
  return new Recogniser(lines, tooLong).read();
}
