import { type Label, labelsIn } from './option-label.ts';
import { withoutMarkBefore } from './option-marks.ts';

/** What a line says about options: those that begin in it, and the text before the first of them. */
export type OptionLine = {
  head: string;
  found: { index: number; text: string }[];
  style: string;
  isDigit: boolean;
  /** A sign before the first label marks it as right. */
  isFirstMarked: boolean;
};

/** No line of options has more; the rest of a hostile line is not searched. */
const MOST_LABELS = 100;

/** The labels that go on from `first` in its own style: a, b, c, d. Each has a text: `B. C. V. Raman` is one option. */
function sequenceFrom(line: string, labels: readonly Label[], first: Label): Label[] {
  const sequence = [first];
  for (const label of labels) {
    const last = sequence.at(-1)!;
    if (label.style !== first.style || label.index !== last.index + 1) continue;
    if (line.slice(last.end, label.start).trim() !== '') sequence.push(label);
  }
  return sequence;
}

function cutAt(text: string, sequence: readonly Label[]): OptionLine['found'] {
  return sequence.map(({ index, end }, at) => ({
    index,
    text: text
      .slice(end, sequence[at + 1]?.start ?? text.length)
      .trim()
      .replace(/[,;|]$/, ''),
  }));
}

/**
 * The options of a line that begins with a label, or that has labels further on: at least the first two in one
 * style, since a single `(a)` inside a sentence is no option.
 */
function optionsInLine(line: string, labelsOf: typeof labelsIn, mayBe: (label: Label) => boolean) {
  const { text, isMarked } = withoutMarkBefore(line);
  const labels = labelsOf(text).slice(0, MOST_LABELS).filter(mayBe);
  const atStart = labels[0]?.start === 0 ? labels[0] : undefined;
  const first =
    atStart ?? labels.find((label) => label.index === 0 && sequenceFrom(text, labels, label).length > 1);
  if (!first) return undefined;
  return {
    head: text.slice(0, first.start).trim(),
    found: cutAt(text, sequenceFrom(text, labels, first)),
    style: first.style,
    isDigit: first.isDigit,
    isFirstMarked: isMarked,
  };
}

/** Finds options, and the labels of each line only once: they are asked for several times. */
export class OptionFinder {
  readonly #labels = new Map<string, Label[]>();

  readonly labelsIn = (text: string): Label[] => {
    const known = this.#labels.get(text);
    if (known) return known;
    const labels = labelsIn(text);
    this.#labels.set(text, labels);
    return labels;
  };

  find(line: string, mayBe: (label: Label) => boolean): OptionLine | undefined {
    return optionsInLine(line, this.labelsIn, mayBe);
  }
}
