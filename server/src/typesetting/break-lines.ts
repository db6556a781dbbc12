import type { FontFile } from './fonts.ts';
import { measureText, type Run, shapeText } from './shape-text.ts';

const characters = new Intl.Segmenter('or', { granularity: 'grapheme' });

/**
 * Breaks a text into shaped lines of at most the given width, in thousandths of the font size. A word that is wider than
 * a line is broken between two characters.
 */
export function breakLines(text: string, files: FontFile[], width: number): Run[][] {
  const fits = (line: string) => measureText(shapeText(line, files)) <= width;
  const lines = text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(/\s+/u).flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)));
    return fillLines(words, ' ', fits);
  });
  return lines.map((line) => shapeText(line, files));
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const letters = Array.from(characters.segment(word), ({ segment }) => segment);
  return fillLines(letters, '', fits);
}

function fillLines(parts: string[], separator: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last}${separator}${part}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
