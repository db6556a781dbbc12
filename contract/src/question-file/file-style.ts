import { parseKeyPairs } from './answer-key.ts';
import type { OptionLabel } from './option-label.ts';
import { stripLeadingMark } from './option-marks.ts';
import { parseAnswer, parseExplanation, parseNamedQuestion, parseNumberedLine } from './part-labels.ts';
import { OptionFinder, type OptionLine } from './split-options.ts';
import type { TextLine } from './text-lines.ts';

/** The style of a file as a whole: what numbers mean in it, and whether its questions are numbered. */
export type FileStyle = {
  /** Questions start with lines such as `Q1.`. */
  isNamed: boolean;
  isNumbered: boolean;
  /** Finds the options in a line. Whether a digit can label an option depends on the whole file. */
  findOptions: (text: string) => OptionLine | undefined;
  /** Whether a number in this style always labels an option, so that it cannot start a question. */
  isOptionNumber: (style: string) => boolean;
  /** The indexes of numbered lines with options before the next numbered line. */
  linesWithOptions: ReadonlySet<number>;
};

type DigitLabel = { optionIndex: number; line: number };

/**
 * Returns how often the labels count from 1 to 3, 4 or 5 on neighbouring lines, as options do; 0 when they count on, as
 * questions do.
 */
function countOptionRuns(labels: readonly DigitLabel[]): number {
  let runs = 0;
  let neighbours = 0;
  for (const [position, { optionIndex, line }] of labels.entries()) {
    const next = labels[position + 1];
    const isLast = !next || next.optionIndex === 0;
    if (isLast ? optionIndex < 2 : next.optionIndex !== optionIndex + 1) return 0;
    if (isLast) runs += 1;
    else if (next.line - line <= 1) neighbours += 1;
  }
  return neighbours >= (labels.length - runs) * 0.6 ? runs : 0;
}

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Returns the styles of digits that label options. When neither letters nor digits clearly do, any style may. */
function findOptionDigitStyles(
  lines: readonly TextLine[],
  letterRuns: number,
  finder: OptionFinder,
): ReadonlySet<string> | 'any' {
  const labelsByStyle = new Map<string, DigitLabel[]>();
  const questionStyles = new Set<string>();
  for (const [line, { text }] of lines.entries()) {
    const numbered = parseNumberedLine(text);
    if (numbered && (numbered.number ?? 0) > 5) questionStyles.add(numbered.style);
    const labels = finder.findLabels(stripLeadingMark(text).text).filter((label) => label.isDigit);
    const candidates = labels.filter((label) => label.start === 0 || labels.length > 1);
    for (const { style, index: optionIndex } of candidates) {
      const sameStyle = labelsByStyle.get(style);
      if (sameStyle) sameStyle.push({ optionIndex, line });
      else labelsByStyle.set(style, [{ optionIndex, line }]);
    }
  }
  const optionStyles = [...labelsByStyle].filter(
    ([style, labels]) => !questionStyles.has(style) && countOptionRuns(labels) >= Math.max(1, letterRuns),
  );
  if (optionStyles.length === 0 && letterRuns === 0) return 'any';
  return new Set(optionStyles.map(([style]) => style));
}

export function detectFileStyle(lines: readonly TextLine[]): FileStyle {
  const finder = new OptionFinder();
  const isLetter = (label: OptionLabel) => !label.isDigit;
  const letterStarts = lines.flatMap(({ text }) => {
    const optionLine = finder.find(text, isLetter);
    return optionLine?.options[0]?.index === 0 ? [optionLine.style] : [];
  });
  const letterRuns = Math.max(0, ...countBy(letterStarts).values());
  const digits = findOptionDigitStyles(lines, letterRuns, finder);
  const mayBeOption = (label: OptionLabel) => !label.isDigit || digits === 'any' || digits.has(label.style);
  const isOptionNumber = (style: string) => digits !== 'any' && digits.has(style);

  const linesWithOptions = new Set<number>();
  let [runs, numberedRuns, numberedHeads, named] = [0, 0, 0, 0];
  let lastNumbered = -1;
  let [lastNumber, previousNumber, rising] = [0, 0, 0];
  let isHead = true;
  for (const [line, { text, isAfterGap }] of lines.entries()) {
    const numbered = parseNumberedLine(text);
    const number =
      numbered && !isOptionNumber(numbered.style) && parseKeyPairs(text).length === 0 ? numbered : undefined;
    if (parseNamedQuestion(text)) {
      named += 1;
      lastNumbered = -1;
    }
    if (number) {
      lastNumbered = line;
      lastNumber = number.number ?? 0;
      if (isHead || isAfterGap) numberedHeads += 1;
    }
    const optionLine = finder.find(number?.rest ?? text, digits === 'any' ? isLetter : mayBeOption);
    // the line after an option, an answer or an explanation may be the first of the next question
    isHead =
      optionLine !== undefined || parseAnswer(text) !== undefined || parseExplanation(text) !== undefined;
    if (optionLine?.options[0]?.index !== 0) continue;
    if (optionLine.isDigit) runs += 1;
    if (lastNumbered < 0) continue;
    linesWithOptions.add(lastNumbered);
    numberedRuns += 1;
    if (lastNumber > previousNumber) rising += 1;
    previousNumber = lastNumber;
    lastNumbered = -1;
  }
  runs = Math.max(runs, letterRuns, 1);
  const isNamed = named > 0 && named * 2 >= runs;
  const isNumbered =
    isNamed ||
    digits === 'any' ||
    (numberedRuns >= runs * 0.5 && (numberedHeads >= runs * 0.5 || rising >= numberedRuns * 0.8));
  return {
    isNamed,
    isNumbered,
    findOptions: (text) => finder.find(text, mayBeOption),
    isOptionNumber,
    linesWithOptions,
  };
}
