import type { Field } from './field.ts';

/** Text that was typed without a space: its current text in the field, and the Latin letters that were typed. */
export type TypedWord = { field: Field; start: number; text: string; letters: string };

/** Returns the word extended by a part that was just inserted, or the part alone if a space is between them. */
export function appendToWord(word: TypedWord | null, part: TypedWord): TypedWord {
  const between = word?.field === part.field ? getTextBehind(word, part.start) : null;
  if (!word || between === null) return part;
  return { ...word, text: word.text + between + part.text, letters: word.letters + between + part.letters };
}

/** Returns the Latin letters of a word and the text behind it up to `end`, or null if the field has changed. */
export function getLatin(word: TypedWord, field: Field, end: number): string | null {
  if (word.field !== field) return null;
  const behind = getTextBehind(word, end);
  return behind === null ? null : word.letters + behind;
}

/** Returns null if the word has changed or a space follows it. */
function getTextBehind({ field, start, text }: TypedWord, end: number): string | null {
  const textEnd = start + text.length;
  if (end < textEnd || field.value.slice(start, textEnd) !== text) return null;
  const behind = field.value.slice(textEnd, end);
  return /\s/.test(behind) ? null : behind;
}
