import { message } from '../language/texts.ts';
import { parseExplainedPair, parseKeyHeading, parseKeyPairs, parseKeyRow } from './answer-key.ts';
import { AnswerKeyReader } from './answer-key-reader.ts';
import { detectFileStyle, type FileStyle } from './file-style.ts';
import type { FoundQuestion, FoundQuestions, UnusedLine } from './found-question.ts';
import { startsWithInitials } from './option-label.ts';
import { isMarkLine } from './option-marks.ts';
import {
  parseAnswer,
  parseExplanation,
  parseNamedQuestion,
  parseNumberedLine,
  splitAtExplanation,
} from './part-labels.ts';
import { QuestionBuilder } from './question-builder.ts';
import { findQuestionStart } from './question-start.ts';
import type { OptionLine } from './split-options.ts';
import { readTextLines, type TextLine } from './text-lines.ts';
import { texts } from './texts.ts';

const HEADING_WORD =
  /^(?:section|part|chapter|unit|topic|subject|set|paper|group|lesson|ଅଧ୍ୟାୟ|ବିଭାଗ|ଭାଗ|ଏକକ|ବିଷୟ|ପାଠ|ଖଣ୍ଡ)(?![\p{L}\p{M}])/iu;
const MAX_HEADING_LENGTH = 80;

/** Converts text in any format to questions, in one pass over its lines. */
export function convertText(text: string): FoundQuestions {
  const { lines, tooLong } = readTextLines(text);
  return new TextConverter(lines, tooLong).convert();
}

class TextConverter {
  readonly #lines: readonly TextLine[];
  readonly #style: FileStyle;
  readonly #builders: QuestionBuilder[] = [];
  readonly #unused: UnusedLine[] = [];
  readonly #answerKey = new AnswerKeyReader(this.#builders);
  #isInKey = false;

  constructor(lines: readonly TextLine[], tooLong: readonly number[]) {
    this.#lines = lines;
    this.#style = detectFileStyle(lines);
    this.#unused.push(...tooLong.map((line) => ({ line, text: message(texts.lineTooLong) })));
  }

  convert(): FoundQuestions {
    for (const [index, line] of this.#lines.entries()) this.#readLine(line, index);
    const questions = this.#builders
      .map((builder) => this.#build(builder))
      .filter(({ question, options }) => question !== '' || options.length > 0);
    return { questions, unused: this.#unused };
  }

  #build(builder: QuestionBuilder): FoundQuestion {
    const entry = this.#answerKey.getEntry(builder);
    if (entry) builder.setAnswer(entry.answer);
    const question = builder.build();
    if (entry && question.explanation === '') question.explanation = entry.explanation;
    return question;
  }

  #readLine(line: TextLine, index: number): void {
    if (this.#readKeyLine(line, index)) return;
    const current = this.#isInKey ? undefined : this.#builders.at(-1);
    if (current && this.#readAnswerBelowHeading(current, line, index)) return;
    const start = findQuestionStart(line, index, {
      style: this.#style,
      current,
      isFirstQuestion: this.#builders.length === 0,
    });
    if (start) {
      this.#isInKey = false;
      const builder = new QuestionBuilder(line.number, start.number, start.style);
      this.#builders.push(builder);
      if (start.rest !== '') this.#readPart(builder, { ...line, text: start.rest }, index);
    } else if (current) this.#readPart(current, line, index);
    else this.#skipLine(line);
  }

  #skipLine({ number, text }: TextLine): void {
    this.#unused.push({ line: number, text: text.slice(0, 160) });
  }

  /** Returns whether the line belongs to an answer key. */
  #readKeyLine(line: TextLine, index: number): boolean {
    const last = this.#builders.at(-1);
    if (!last) return false;
    const heading = this.#isInKey ? undefined : parseKeyHeading(line.text);
    const hasOptions = last.optionCount >= 2;
    if (heading !== undefined && hasOptions && this.#startsKey(heading, index)) {
      this.#isInKey = true;
      return heading === '' || this.#answerKey.readLine(heading);
    }
    if (this.#isInKey) return this.#answerKey.readLine(line.text, this.#style.linesWithOptions.has(index));
    const pairs = hasOptions ? parseKeyPairs(line.text) : [];
    if (pairs.length === 0 || (pairs.length === 1 && !this.#startsKey(line.text, index))) return false;
    this.#isInKey = true;
    return this.#answerKey.readLine(line.text);
  }

  /** Whether the rest of the line, or the next line when it is empty, contains answers and no question. */
  #startsKey(rest: string, index: number): boolean {
    const text = rest === '' ? (this.#lines[index + 1]?.text ?? '') : rest;
    const pairs = parseKeyPairs(text);
    if (pairs.length > 1 || parseKeyRow(text)) return true;
    if (pairs.length === 1) return !this.#style.linesWithOptions.has(index);
    return rest === '' && parseExplainedPair(text) !== undefined;
  }

  /** `Answer` on one line and `B` on the next; without the letter the first one marks the option above it. */
  #readAnswerBelowHeading(current: QuestionBuilder, { text }: TextLine, index: number): boolean {
    if (current.state !== 'options' || current.optionCount < 4) return false;
    if (this.#isAnswerHeading(index)) return true;
    if (!this.#isAnswerHeading(index - 1)) return false;
    current.setAnswer(text);
    return true;
  }

  #isAnswerHeading(index: number): boolean {
    const [text = '', next = ''] = [this.#lines[index]?.text, this.#lines[index + 1]?.text];
    if (!ANSWER_LETTER.test(next)) return false;
    return parseAnswer(text) === '' || (isMarkLine(text) && /\p{L}/u.test(text));
  }

  #readPart(builder: QuestionBuilder, line: TextLine, index: number): void {
    const { text } = line;
    const answer = builder.state === 'explanation' ? undefined : parseAnswer(text);
    if (answer !== undefined && (builder.state !== 'text' || isAnswerBeforeOptions(text, answer))) {
      const parts = splitAtExplanation(answer);
      builder.setAnswer(parts.answer);
      if (parts.explanation !== '') builder.startExplanation(parts.explanation);
      return;
    }
    const explanation = builder.state === 'text' ? undefined : parseExplanation(text);
    if (explanation !== undefined) builder.startExplanation(explanation);
    else if (builder.state === 'options' && isMarkLine(text)) builder.markLastOption();
    else if (!this.#readOptions(builder, line, index)) this.#readText(builder, line, index);
  }

  #readOptions(builder: QuestionBuilder, { text, isBold }: TextLine, index: number): boolean {
    if (builder.state === 'answered' || builder.state === 'explanation') return false;
    const optionLine = this.#style.findOptions(text);
    if (!optionLine) return false;
    if (builder.state === 'options') {
      if (builder.isRestartedBy(optionLine)) builder.moveOptionsToText();
      else if (!builder.isContinuedBy(optionLine) || optionLine.head !== '') return false;
    } else if (optionLine.options[0]?.index !== 0 || this.#isName(text, optionLine, index)) return false;
    builder.addOptions(text, optionLine, isBold);
    return true;
  }

  /** `A. O. Hume founded …` is the first option only if the second one follows. */
  #isName(text: string, { options, head }: OptionLine, index: number): boolean {
    if (options.length > 1 || head !== '' || !startsWithInitials(text)) return false;
    return this.#style.findOptions(this.#lines[index + 1]?.text ?? '')?.options[0]?.index !== 1;
  }

  #readText(builder: QuestionBuilder, line: TextLine, index: number): void {
    const { text } = line;
    if (builder.state === 'text') {
      if (!OPTIONS_HEADING.test(text)) builder.addText(text);
    } else if (builder.optionCount >= 4 && this.#isHeading(line, index)) this.#skipLine(line);
    else if (builder.state === 'options') builder.continueOption(text);
    else builder.continueExplanation(text);
  }

  /** Whether this is a short line before the next question that belongs to no question. */
  #isHeading({ text, isAfterGap }: TextLine, index: number): boolean {
    if (text.length > MAX_HEADING_LENGTH) return false;
    const next = this.#lines[index + 1];
    const isBeforeQuestion =
      next === undefined ||
      parseNamedQuestion(next.text) !== undefined ||
      parseNumberedLine(next.text) !== undefined;
    if (!isBeforeQuestion) return HEADING_WORD.test(text) && isAfterGap;
    if (HEADING_WORD.test(text)) return true;
    if (/[.?!।;,]$/.test(text)) return false;
    const isInCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    return isInCapitals || (isAfterGap && next?.isAfterGap === true);
  }
}

/** `Answer the following` in a text is not an answer; `Ans: b` and `Ans b` are. */
const isAnswerBeforeOptions = (text: string, answer: string) =>
  /[:=]/.test(text) || /^[([]?[\p{L}\p{N}]{1,3}[)\].]*$/u.test(answer);

/** A digit could be the number of the next question. */
const ANSWER_LETTER = /^[([{]?[a-eକଖଗଘଙ][)\]}.]*$/iu;

const OPTIONS_HEADING = /^(?:options?|choices?|ବିକଳ୍ପ(?:ଗୁଡ଼ିକ)?) ?[:.–-]*$/iu;
