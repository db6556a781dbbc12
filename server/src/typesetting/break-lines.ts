import type { FontFile } from './fonts.ts';
import { measureText, shapeText } from './shape-text.ts';

const characters = new Intl.Segmenter('or', { granularity: 'grapheme' });

/** Widths of words, by font: a layout that tries several sizes measures the same words again. */
const widths = new WeakMap<FontFile[], Map<string, number>>();
const MAX_WORDS = 2000;

function createMeasure(files: FontFile[]): Measure {
  const known = widths.get(files) ?? new Map<string, number>();
  widths.set(files, known);
  return (part) => {
    const width = known.get(part) ?? measureText(shapeText(part, files));
    if (known.size >= MAX_WORDS) known.clear();
    known.set(part, width);
    return width;
  };
}

/**
 * Breaks a text into lines of at most the given width, in thousandths of the font size. A word that is wider than a line
 * is broken between two characters.
 */
export function breakLines(text: string, files: FontFile[], width: number): string[] {
  const measure = createMeasure(files);
  const separatorWidth = measure(' ');
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph
      .split(/\s+/u)
      .flatMap((word) => (measure(word) <= width ? [word] : breakWord(word, measure, width)));
    return fillLines(words, { separator: ' ', separatorWidth, measure, width });
  });
}

type Measure = (part: string) => number;

function breakWord(word: string, measure: Measure, width: number): string[] {
  const letters = Array.from(characters.segment(word), ({ segment }) => segment);
  return fillLines(letters, { separator: '', separatorWidth: 0, measure, width });
}

type Filling = { separator: string; separatorWidth: number; measure: Measure; width: number };

function fillLines(parts: string[], { separator, separatorWidth, measure, width }: Filling): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const longer = used + separatorWidth + measure(part);
    if (longer <= width) {
      lines[lines.length - 1] += separator + part;
      used = longer;
    } else {
      lines.push(part);
      used = measure(part);
    }
  }
  return lines;
}
