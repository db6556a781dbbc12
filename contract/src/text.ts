import * as z from 'zod/mini';
import { problem, problems } from './issue.ts';
import { cutStackedMarks, toNfc } from './normalise.ts';
import { hasVisibleCharacter } from './visible-text.ts';

/** Normalises a line for storing: NFC, no zero-width spaces, single spaces. Keeps ZWJ and ZWNJ, which Odia needs. */
export function tidyLine(text: string): string {
  return toNfc(text.replace(/[\u200b\ufeff]/g, ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Normalises each line of a text and keeps the line breaks. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .trim();
}

/** PostgreSQL cannot store NUL characters or half a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const storable = z.refine<string>(isStorable, {
  error: problem(problems.notStorable),
  abort: true,
});

const withoutStackedMarks = z.refine<string>((text) => cutStackedMarks(text) === text, {
  error: problem(problems.stackedMarks),
  abort: true,
});

/** Text from a person, not normalised yet. Every schema for such text starts with this one. */
export const rawText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { error: problem(problems.tooLong, { max }), abort: true }),
      storable,
      withoutStackedMarks,
    );

/** A normalised line of text. The limit applies before that; a visible Odia letter takes about four UTF-16 units. */
export const line = (max: number) => z.pipe(rawText(max), z.transform(tidyLine));

const notEmpty = z.refine<string>(hasVisibleCharacter, { error: problem(problems.empty) });

export const requiredLine = (max: number) => z.pipe(line(max), z.string().check(notEmpty));

export const lines = (max: number) => z.pipe(rawText(max), z.transform(tidyLines));

export const requiredLines = (max: number) => z.pipe(lines(max), z.string().check(notEmpty));
