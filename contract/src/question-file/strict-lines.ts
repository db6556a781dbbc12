import { tidyLine } from '../text.ts';

/** The lines of a question file, and what each of them can be. */

export type Line = {
  /** Counted from 1, blank lines included, as an editor counts. */
  number: number;
  text: string;
  /** The text from its first visible character on: a joiner or a direction mark may hide before a label. */
  visible: string;
  /** There was more of it than a line of any question can hold; the rest was not read. */
  cut: boolean;
};

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Lines drawn with dashes or stars separate questions in many files; they say nothing. */
const DRAWN = /^[-_=*~–— ]{3,}$/;

/** More than a question's text may hold. On lines of millions, regular expressions run out of stack and throw. */
const LONGEST_LINE = 100_000;

const fromFirstVisible = (text: string) => text.replace(/^[\s\p{Default_Ignorable_Code_Point}]+/u, '');

export const isInvisible = (text: string) => fromFirstVisible(text) === '';

export function readLine(raw: string, index = 0): Line {
  const text = tidyLine(raw.slice(0, LONGEST_LINE));
  return { number: index + 1, text, visible: fromFirstVisible(text), cut: raw.length > LONGEST_LINE };
}

export const isDrawn = (line: Line) => DRAWN.test(line.visible);

const saysNothing = (line: Line) => !line.cut && (line.visible === '' || isDrawn(line));

/** All lines that say something. */
export function readLines(text: string): Line[] {
  return text.split(/\r\n?|\n/).flatMap((raw, index) => {
    const line = readLine(raw, index);
    return saysNothing(line) ? [] : [line];
  });
}

/** A line that starts a block. */
export const isHeader = (line: Line) => line.visible.startsWith('Question');

/** 'Question', 'Question 7:', 'Question No. ୭', but not 'Question tags are …', which may be a question's text. */
export const isNumberedHeader = (line: Line) =>
  /^Question ?(?:No\.? ?)?(?:$|[^\p{L}\p{M} ])/u.test(line.visible);

/** 'Question 3: Who …?' has its text where no text belongs. */
export const headerHoldsText = (line: Line) =>
  /\p{L}/u.test(line.visible.replace(/^Question ?(?:No\b)?/, ''));

/** 'QUESTION 7', 'Q.7' or 'ପ୍ରଶ୍ନ ୭' was meant to start a block. Unnoticed it would end in the explanation before it. */
export const isMistypedHeader = (line: Line) =>
  !isHeader(line) &&
  /^(?:question ?(?:no\.? ?)?\p{Nd}*|(?:q|que|ques|ପ୍ରଶ୍ନ)[-. ]{0,3}\p{Nd}+)[-.:) ]{0,3}$/iu.test(line.visible);

/** 0 for 'A.' to 4 for 'E.', otherwise -1. */
export const optionIndex = (line: Line) =>
  line.visible[1] === '.' ? 'ABCDE'.indexOf(line.visible.charAt(0)) : -1;

export const optionText = (line: Line) => line.visible.slice(2).trim();

/** 0 to 3 for what was meant as an option's label: 'a.', 'A)', '(A)', 'କ.'; otherwise -1. */
export function mistypedOptionIndex(line: Line): number {
  const letter = /^[([]?([A-Da-dକ-ଘ]) ?[-.):\]]/u.exec(line.visible)?.[1];
  return letter === undefined ? -1 : 'ABCDabcdକଖଗଘ'.indexOf(letter) % LETTERS.length;
}

export const isCorrect = (line: Line) =>
  line.visible.startsWith('Correct') &&
  line.visible.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '') === 'Correct';

/** 'Correct' itself, and 'correct', 'Correct.', '(Correct)', 'Correct answer'. */
export const resemblesCorrect = (line: Line) =>
  isCorrect(line) || /^[^\p{L}]*correct(?: answer| option)?[^\p{L}]*$/iu.test(line.visible);

export const isExplanation = (line: Line) => line.visible.startsWith('Explanation');

export const explanationText = (line: Line) =>
  line.visible.replace(/^Explanation ?(?::-?|[-–—])? ?/, '').trim();

/** From the second line of a question on, these lines are no part of its text. */
export const endsText = (line: Line) =>
  isHeader(line) ||
  isMistypedHeader(line) ||
  (optionIndex(line) >= 0 && optionIndex(line) < LETTERS.length) ||
  isCorrect(line) ||
  isExplanation(line);

/** After the line with the label, these lines are no part of an explanation. */
export const endsExplanation = (line: Line) =>
  isHeader(line) || isMistypedHeader(line) || resemblesCorrect(line);
