import * as z from 'zod/mini';
import { hasVisibleCharacter } from './visible-text.ts';

/** As text is stored: NFC, no invisible leftovers, single spaces. ZWJ and ZWNJ stay: Odia needs them. */
export function tidyLine(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .normalize('NFC')
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

/** PostgreSQL stores no NUL, half a surrogate pair is no text, and heaps of marks take for ever to normalise. */
const isStorable = (text: string) =>
  !text.includes('\u0000') && text.isWellFormed() && !/\p{M}{40}/u.test(text);

const storable = z.refine<string>(isStorable, {
  error: 'holds characters that cannot be stored',
});

/** A line of text from a person, tidied. The limit counts what was sent: Odia takes about four units a visible letter. */
export const line = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `is longer than ${max} characters`), storable),
    z.transform(tidyLine),
  );

const notEmpty = z.refine<string>(hasVisibleCharacter, { error: 'is empty' });

export const requiredLine = (max: number) => z.pipe(line(max), z.string().check(notEmpty));

export const lines = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, `is longer than ${max} characters`), storable),
    z.transform(tidyLines),
  );

export const requiredLines = (max: number) => z.pipe(lines(max), z.string().check(notEmpty));
