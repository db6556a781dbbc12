import { createHash, randomBytes } from 'node:crypto';

/** 32 characters, without l and o, which look like 1 and 0. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code that people copy from one screen to another, in groups of four letters. Each letter has 5 random bits. */
export function createRandomCode(letters: number): string {
  const code = Array.from(randomBytes(letters), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return code.match(/.{4}/g)!.join('-');
}

/** Codes are random, so a fast hash is enough. Hyphens, spaces and capital letters do not matter. */
export function hashRandomCode(code: string): string {
  return createHash('sha256').update(readRandomCode(code)).digest('base64url');
}

/** Whether a text can be a code of this many letters. */
export function isRandomCode(text: string, letters: number): boolean {
  return new RegExp(`^[a-z0-9]{${letters}}$`).test(readRandomCode(text));
}

/** The letters of a code as a person typed it. */
export function readRandomCode(code: string): string {
  return code.trim().toLowerCase().replace(/[\s-]/g, '');
}
