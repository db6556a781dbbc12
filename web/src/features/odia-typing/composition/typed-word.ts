import type { Field } from './field.ts';

/** What was typed without a space: how it stands in the field, and the Latin letters that were typed for it. */
export type TypedWord = { field: Field; start: number; text: string; letters: string };

/** The word with one more part that was just put into the field. */
export function addToWord(word: TypedWord | null, part: TypedWord): TypedWord {
  const joint = word?.field === part.field ? jointBetween(word, part.start) : null;
  if (!word || joint === null) return part;
  return { ...word, text: word.text + joint + part.text, letters: word.letters + joint + part.letters };
}

/** The Latin letters of a word and of what stands behind it up to `end`; null if the field has changed or a space is in it. */
export function latinOfWord(word: TypedWord, field: Field, end: number): string | null {
  if (word.field !== field) return null;
  const joint = jointBetween(word, end);
  return joint === null ? null : word.letters + joint;
}

function jointBetween({ field, start, text }: TypedWord, end: number): string | null {
  const textEnd = start + text.length;
  if (end < textEnd || field.value.slice(start, textEnd) !== text) return null;
  const joint = field.value.slice(textEnd, end);
  return /\s/.test(joint) ? null : joint;
}
