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
export function optionsInLine(line: string, mayBe: (label: Label) => boolean): OptionLine | undefined {
  const { text, isMarked } = withoutMarkBefore(line);
  const labels = labelsIn(text).filter(mayBe);
  const atStart = labels[0]?.start === 0 ? labels[0] : undefined;
  const first =
    atStart ?? labels.find((label) => label.index === 0 && sequenceFrom(text, labels, label).length > 1);
  if (!first) return undefined;
  const sequence = sequenceFrom(text, labels, first);
  return {
    head: text.slice(0, first.start).trim(),
    found: cutAt(text, sequence),
    style: first.style,
    isDigit: first.isDigit,
    isFirstMarked: isMarked,
  };
}
