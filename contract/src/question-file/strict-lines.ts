import { tidyLine } from '../text.ts';

/** The lines of a file in the strict format, and what each of them can be. */

export type Line = {
  /** From 1, blank lines included, as editors count. */
  number: number;
  text: string;
  /** The text without leading invisible characters: a joiner or a direction mark can precede a label. */
  visible: string;
  /** The line was longer than any line of a question, so its rest was not read. */
  isTruncated: boolean;
};

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Lines of dashes or stars separate questions in many files. */
const SEPARATOR = /^[-_=*~–— ]{3,}$/;

/** More than a question's text may have. On lines of millions of characters, regular expressions throw. */
const MAX_LINE_LENGTH = 100_000;

const trimInvisible = (text: string) => text.replace(/^[\s\p{Default_Ignorable_Code_Point}]+/u, '');

export const isInvisible = (text: string) => trimInvisible(text) === '';

export function readLine(raw: string, index = 0): Line {
  const text = tidyLine(raw.slice(0, MAX_LINE_LENGTH));
  return { number: index + 1, text, visible: trimInvisible(text), isTruncated: raw.length > MAX_LINE_LENGTH };
}

export const isSeparator = (line: Line) => SEPARATOR.test(line.visible);

const isBlank = (line: Line) => !line.isTruncated && (line.visible === '' || isSeparator(line));

/** Returns the lines that are neither blank nor separators. */
export function readLines(text: string): Line[] {
  return text.split(/\r\n?|\n/).flatMap((raw, index) => {
    const line = readLine(raw, index);
    return isBlank(line) ? [] : [line];
  });
}

export const isHeader = (line: Line) => line.visible.startsWith('Question');

/** 'Question', 'Question 7:', 'Question No. ୭', but not 'Question tags are …', which may be a question's text. */
export const isNumberedHeader = (line: Line) =>
  /^Question ?(?:No\.? ?)?(?:$|[^\p{L}\p{M} ])/u.test(line.visible);

/** 'Question 3: Who …?' has text on the header line, where none is allowed. */
export const hasHeaderText = (line: Line) =>
  isHeader(line) && /\p{L}/u.test(line.visible.replace(/^Question ?(?:No\b)?/, ''));

/** 'QUESTION 7', 'Q.7' or 'ପ୍ରଶ୍ନ ୭' is reported, because it would otherwise become part of the explanation before it. */
export const isMistypedHeader = (line: Line) =>
  !isHeader(line) &&
  /^(?:question ?(?:no\.? ?)?\p{Nd}*|(?:q|que|ques|ପ୍ରଶ୍ନ)[-. ]{0,3}\p{Nd}+)[-.:) ]{0,3}$/iu.test(line.visible);

/** 0 for 'A.' to 4 for 'E.', otherwise -1. */
export const getOptionIndex = (line: Line) =>
  line.visible[1] === '.' ? 'ABCDE'.indexOf(line.visible.charAt(0)) : -1;

export const getOptionText = (line: Line) => line.visible.slice(2).trim();

/** 0 to 3 for a mistyped option label: 'a.', 'A)', '(A)', 'କ.'; otherwise -1. */
export function getMistypedOptionIndex(line: Line): number {
  const letter = /^[([]?([A-Da-dକ-ଘ]) ?[-.):\]]/u.exec(line.visible)?.[1];
  return letter === undefined ? -1 : 'ABCDabcdକଖଗଘ'.indexOf(letter) % LETTERS.length;
}

const withoutInvisible = (text: string) => text.replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '');

export const isCorrect = (line: Line) =>
  line.visible.startsWith('Correct') && withoutInvisible(line.visible) === 'Correct';

/** 'Odia' or 'Odia:', the line before the Odia version of a question. */
export const isOdiaLabel = (line: Line) =>
  line.visible.startsWith('Odia') && /^Odia:?$/.test(withoutInvisible(line.visible));

export const hasOdiaLetters = (line: Line) => /\p{Script=Oriya}/u.test(line.visible);

/** 'Correct' itself, and 'correct', 'Correct.', '(Correct)', 'Correct answer'. */
export const resemblesCorrect = (line: Line) =>
  isCorrect(line) || /^[^\p{L}]*correct(?: answer| option)?[^\p{L}]*$/iu.test(line.visible);

export const isExplanation = (line: Line) => line.visible.startsWith('Explanation');

export const getExplanationText = (line: Line) =>
  line.visible.replace(/^Explanation ?(?::-?|[-–—])? ?/, '').trim();

/** Whether a line cannot be part of the text, from its second line on. */
export const isEndOfText = (line: Line) =>
  isHeader(line) ||
  isMistypedHeader(line) ||
  (getOptionIndex(line) >= 0 && getOptionIndex(line) < LETTERS.length) ||
  isCorrect(line) ||
  isExplanation(line);

/** Whether a line cannot be part of an explanation, after its first line. */
export const isEndOfExplanation = (line: Line) =>
  isHeader(line) || isMistypedHeader(line) || resemblesCorrect(line) || isOdiaLabel(line);
