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

  const counts = countNumbers(lines, {
    isOptionNumber,
    findOptions: (text) => finder.find(text, digits === 'any' ? isLetter : mayBeOption),
  });
  const optionRuns = Math.max(counts.digitRuns, letterRuns, 1);
  const isNamed = counts.named > 0 && counts.named * 2 >= optionRuns;
  const isNumbered =
    isNamed ||
    digits === 'any' ||
    (counts.linesWithOptions.size >= optionRuns * 0.5 &&
      (counts.starts >= optionRuns * 0.5 || counts.rising >= counts.linesWithOptions.size * 0.8));
  return {
    isNamed,
    isNumbered,
    findOptions: (text) => finder.find(text, mayBeOption),
    isOptionNumber,
    linesWithOptions: counts.linesWithOptions,
  };
}

type NumberCounts = {
  /** Lines such as `Q1.`. */
  named: number;
  /** Numbered lines where a question can start: after a gap, an option, an answer or an explanation. */
  starts: number;
  /** Numbered lines that are followed by options. */
  linesWithOptions: Set<number>;
  /** How many of these have a larger number than the one before. */
  rising: number;
  /** Lists of options that are labelled with digits. */
  digitRuns: number;
};

function countNumbers(
  lines: readonly TextLine[],
  { isOptionNumber, findOptions }: Pick<FileStyle, 'isOptionNumber' | 'findOptions'>,
): NumberCounts {
  const counts: NumberCounts = { named: 0, starts: 0, linesWithOptions: new Set(), rising: 0, digitRuns: 0 };
  let current: { line: number; number: number } | undefined;
  let previousNumber = 0;
  let canStart = true;
  for (const [line, { text, isAfterGap }] of lines.entries()) {
    if (parseNamedQuestion(text)) {
      counts.named += 1;
      current = undefined;
    }
    const numbered = parseNumberedLine(text);
    const isCounted =
      numbered !== undefined && !isOptionNumber(numbered.style) && parseKeyPairs(text).length === 0;
    if (isCounted) {
      current = { line, number: numbered.number ?? 0 };
      if (canStart || isAfterGap) counts.starts += 1;
    }
    const optionLine = findOptions(isCounted ? numbered.rest : text);
    canStart =
      optionLine !== undefined || parseAnswer(text) !== undefined || parseExplanation(text) !== undefined;
    if (optionLine?.options[0]?.index !== 0) continue;
    if (optionLine.isDigit) counts.digitRuns += 1;
    if (!current) continue;
    counts.linesWithOptions.add(current.line);
    if (current.number > previousNumber) counts.rising += 1;
    previousNumber = current.number;
    current = undefined;
  }
  return counts;
}
