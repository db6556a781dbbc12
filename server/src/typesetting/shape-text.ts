import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { FontFile } from './fonts.ts';

/** Lengths are in thousandths of the font size. */
export type Glyph = {
  id: number;
  advance: number;
  xOffset: number;
  yOffset: number;
  /** The part of the text that a program reads for this glyph; empty if another glyph of its syllable has it. */
  text: string;
};

/** Glyphs of one font file, from left to right. */
export type Run = { file: FontFile; glyphs: Glyph[] };

/** Shapes a line of text: conjuncts, vowel signs in their visual place, marks above and below. */
export function shapeText(text: string, files: FontFile[]): Run[] {
  return splitByFont(text, files).map(({ file, text: part }) => ({ file, glyphs: shapeRun(part, file) }));
}

export function measureText(runs: Run[]): number {
  return runs.reduce((width, { glyphs }) => glyphs.reduce((sum, { advance }) => sum + advance, width), 0);
}

const characters = new Intl.Segmenter('or', { granularity: 'grapheme' });
/** Joiners decide on the shape of their neighbours and need no glyph. */
const JOINERS = /[\u200c\u200d]/gu;

/** Stays with a font file as long as it contains the characters, because shaping sees one run at a time. */
function splitByFont(text: string, files: FontFile[]): { file: FontFile; text: string }[] {
  const runs: { file: FontFile; text: string }[] = [];
  for (const { segment } of characters.segment(text)) {
    const last = runs.at(-1);
    if (last && hasGlyphs(last.file, segment)) last.text += segment;
    else runs.push({ file: files.find((file) => hasGlyphs(file, segment)) ?? files[0]!, text: segment });
  }
  return runs;
}

function hasGlyphs({ font }: FontFile, text: string): boolean {
  return Array.from(text.replace(JOINERS, '')).every((letter) => font.nominalGlyph(letter.codePointAt(0)!));
}

function shapeRun(text: string, { font, unitsPerEm }: FontFile): Glyph[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(Direction.LTR);
  shape(font, buffer);
  const scale = (length: number) => (length * 1000) / unitsPerEm;
  const infos = buffer.getGlyphInfos();
  const texts = assignText(
    text,
    infos.map(({ cluster }) => cluster),
  );
  return buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, n) => ({
    id: infos[n]!.codepoint,
    advance: scale(xAdvance),
    xOffset: scale(xOffset),
    yOffset: scale(yOffset),
    text: texts[n]!,
  }));
}

/** Gives the characters of a syllable to its glyphs one by one. Its last glyph gets the rest. */
function assignText(text: string, clusters: number[]): string[] {
  return clusters.map((start, n) => {
    const first = clusters.indexOf(start);
    const end = clusters.find((next) => next > start) ?? text.length;
    const count = clusters.lastIndexOf(start) - first + 1;
    const letters = splitLetters(text.slice(start, end), count);
    const position = n - first;
    return position === count - 1 ? letters.slice(position).join('') : (letters[position] ?? '');
  });
}

/** A vowel sign that is drawn on two sides is one character, and two after its decomposition. */
function splitLetters(syllable: string, glyphs: number): string[] {
  const letters = Array.from(syllable);
  return letters.length < glyphs ? Array.from(syllable.normalize('NFD')) : letters;
}
