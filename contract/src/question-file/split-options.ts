import { findLabels, type OptionLabel } from './option-label.ts';
import { stripLeadingMark } from './option-marks.ts';

/** A line with one or more options, and the text before the first of them. */
export type OptionLine = {
  head: string;
  options: { index: number; text: string }[];
  style: string;
  isDigit: boolean;
  /** A sign before the first label marks it as correct. */
  isFirstMarked: boolean;
};

/** The rest of a hostile line is not searched. */
const MAX_LABELS = 100;

/** Finds the labels after `first` in its style: a, b, c, d. There is a text between two labels: `B. C. V. Raman` is one option. */
function findSequence(line: string, labels: readonly OptionLabel[], first: OptionLabel): OptionLabel[] {
  const sequence = [first];
  for (const label of labels) {
    const last = sequence.at(-1)!;
    if (label.style !== first.style || label.index !== last.index + 1) continue;
    if (line.slice(last.end, label.start).trim() !== '') sequence.push(label);
  }
  return sequence;
}

function splitAtLabels(text: string, sequence: readonly OptionLabel[]): OptionLine['options'] {
  return sequence.map(({ index, end }, position) => ({
    index,
    text: text
      .slice(end, sequence[position + 1]?.start ?? text.length)
      .trim()
      .replace(/[,;|]$/, ''),
  }));
}

/**
 * Finds the options of a line that starts with a label, or that contains at least the first two labels in one style: a
 * single `(a)` inside a sentence is not an option.
 */
function findOptionsInLine(
  line: string,
  getLabels: typeof findLabels,
  canBeOption: (label: OptionLabel) => boolean,
) {
  const { text, isMarked } = stripLeadingMark(line);
  const labels = getLabels(text).slice(0, MAX_LABELS).filter(canBeOption);
  const atStart = labels[0]?.start === 0 ? labels[0] : undefined;
  const first =
    atStart ?? labels.find((label) => label.index === 0 && findSequence(text, labels, label).length > 1);
  if (!first) return undefined;
  return {
    head: text.slice(0, first.start).trim(),
    options: splitAtLabels(text, findSequence(text, labels, first)),
    style: first.style,
    isDigit: first.isDigit,
    isFirstMarked: isMarked,
  };
}

/** Finds options. The labels of a line are cached, because a line is searched several times. */
export class OptionFinder {
  readonly #labels = new Map<string, OptionLabel[]>();

  readonly findLabels = (text: string): OptionLabel[] => {
    const cached = this.#labels.get(text);
    if (cached) return cached;
    const labels = findLabels(text);
    this.#labels.set(text, labels);
    return labels;
  };

  find(line: string, canBeOption: (label: OptionLabel) => boolean): OptionLine | undefined {
    return findOptionsInLine(line, this.findLabels, canBeOption);
  }
}
