import { keyPairs } from './answer-key.ts';
import type { LooseLine } from './loose-lines.ts';
import type { Label } from './option-label.ts';
import { withoutMarkBefore } from './option-marks.ts';
import { answerIn, explanationIn, namedQuestion, numberedLine } from './part-labels.ts';
import { OptionFinder, type OptionLine } from './split-options.ts';

/** How a file as a whole is written: what numbers mean in it, and whether its questions have any. */
export type FileStyle = {
  /** Only lines such as `Q1.` begin a question. */
  isNamed: boolean;
  isNumbered: boolean;
  /** The options that begin in a line. Whether a digit can label one is decided for the whole file. */
  optionsIn: (text: string) => OptionLine | undefined;
  /** Whether a number in this style always labels an option, so that it cannot begin a question. */
  isOptionNumber: (style: string) => boolean;
  /** Line indexes of numbered lines that have options before the next numbered line. */
  hasOptions: ReadonlySet<number>;
};

type DigitRun = { index: number; at: number };

/** Options count from 1 to 3, 4 or 5 again and again, each near the one before; questions count on. */
function countsLikeOptions(labels: readonly DigitRun[]): number {
  let runs = 0;
  let near = 0;
  for (const [at, { index, at: line }] of labels.entries()) {
    const next = labels[at + 1];
    const isLast = !next || next.index === 0;
    if (isLast ? index < 2 : next.index !== index + 1) return 0;
    if (isLast) runs += 1;
    else if (next.at - line <= 1) near += 1;
  }
  return near >= (labels.length - runs) * 0.6 ? runs : 0;
}

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The styles of digits that label options. Where no letters do, and no style counts like options, any may. */
function digitStyles(
  lines: readonly LooseLine[],
  letterRuns: number,
  finder: OptionFinder,
): ReadonlySet<string> | 'any' {
  const byStyle = new Map<string, DigitRun[]>();
  const counted = new Set<string>();
  for (const [at, { text }] of lines.entries()) {
    const numbered = numberedLine(text);
    if (numbered && (numbered.number ?? 0) > 5) counted.add(numbered.style);
    const labels = finder.labelsIn(withoutMarkBefore(text).text).filter((label) => label.isDigit);
    const inline = labels.filter((label) => label.start === 0 || labels.length > 1);
    for (const { style, index } of inline) {
      const run = byStyle.get(style);
      if (run) run.push({ index, at });
      else byStyle.set(style, [{ index, at }]);
    }
  }
  const fitting = [...byStyle].filter(
    ([style, runs]) => !counted.has(style) && countsLikeOptions(runs) >= Math.max(1, letterRuns),
  );
  if (fitting.length === 0 && letterRuns === 0) return 'any';
  return new Set(fitting.map(([style]) => style));
}

export function fileStyleOf(lines: readonly LooseLine[]): FileStyle {
  const finder = new OptionFinder();
  const isLetter = (label: Label) => !label.isDigit;
  const letterStarts = lines.flatMap(({ text }) => {
    const found = finder.find(text, isLetter);
    return found?.found[0]?.index === 0 ? [found.style] : [];
  });
  const letterRuns = Math.max(0, ...countBy(letterStarts).values());
  const digits = digitStyles(lines, letterRuns, finder);
  const mayBeOption = (label: Label) => !label.isDigit || digits === 'any' || digits.has(label.style);
  const isOptionNumber = (style: string) => digits !== 'any' && digits.has(style);

  const hasOptions = new Set<number>();
  let [runs, numberedRuns, numberedHeads, named] = [0, 0, 0, 0];
  let lastNumbered = -1;
  let [lastNumber, previousNumber, rising] = [0, 0, 0];
  let isHead = true;
  for (const [at, { text, isAfterGap }] of lines.entries()) {
    const numbered = numberedLine(text);
    const number =
      numbered && !isOptionNumber(numbered.style) && keyPairs(text).length === 0 ? numbered : undefined;
    if (namedQuestion(text)) {
      named += 1;
      lastNumbered = -1;
    }
    if (number) {
      lastNumbered = at;
      lastNumber = number.number ?? 0;
      if (isHead || isAfterGap) numberedHeads += 1;
    }
    const found = finder.find(number?.rest ?? text, digits === 'any' ? isLetter : mayBeOption);
    // what follows an option, an answer or an explanation may be the head of the next question
    isHead = found !== undefined || answerIn(text) !== undefined || explanationIn(text) !== undefined;
    if (found?.found[0]?.index !== 0) continue;
    if (found.isDigit) runs += 1;
    if (lastNumbered < 0) continue;
    hasOptions.add(lastNumbered);
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
    optionsIn: (text) => finder.find(text, mayBeOption),
    isOptionNumber,
    hasOptions,
  };
}
