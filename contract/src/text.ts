import * as z from 'zod/mini';
import { cutStackedMarks, toNfc } from './normalise.ts';
import { hasVisibleCharacter } from './visible-text.ts';

/** As text is stored: NFC, no invisible leftovers, single spaces. ZWJ and ZWNJ stay: Odia needs them. */
export function tidyLine(text: string): string {
  return toNfc(text.replace(/[\u200b\ufeff]/g, ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The same for text of several lines, whose line breaks stay. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join('\n')
    .trim();
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no text. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

const storable = z.refine<string>(isStorable, {
  error: 'holds characters that cannot be stored',
  abort: true,
});

const withoutStacks = z.refine<string>((text) => cutStackedMarks(text) === text, {
  error: 'has too many marks on one letter',
  abort: true,
});

/** Text from a person as it was sent. Every schema for such text begins with this one. */
export const sentText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { error: `is longer than ${max} characters`, abort: true }),
      storable,
      withoutStacks,
    );

/** A line of text from a person, tidied. The limit counts what was sent: Odia takes about four units a visible letter. */
export const line = (max: number) => z.pipe(sentText(max), z.transform(tidyLine));

const notEmpty = z.refine<string>(hasVisibleCharacter, { error: 'is empty' });

export const requiredLine = (max: number) => z.pipe(line(max), z.string().check(notEmpty));

export const lines = (max: number) => z.pipe(sentText(max), z.transform(tidyLines));

export const requiredLines = (max: number) => z.pipe(lines(max), z.string().check(notEmpty));
