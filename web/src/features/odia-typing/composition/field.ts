export type Field = HTMLInputElement | HTMLTextAreaElement;

/** A run of Latin letters around the caret. */
export type Run = { start: number; end: number; letters: string };

/** Longer than any word. */
const MOST_LETTERS = 40;

/** The field if Odia may be typed in it. Addresses, numbers and passwords are left alone. */
export function typableField(target: EventTarget | null): Field | null {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'));
  if (!isText || target.readOnly || target.disabled || target.dataset.ime === 'off') return null;
  return target;
}

export function runAtCaret({ value, selectionStart: caret, selectionEnd }: Field): Run | null {
  if (caret === null || caret !== selectionEnd) return null;
  const before = /[A-Za-z]*$/.exec(value.slice(0, caret))?.[0] ?? '';
  const after = /^[A-Za-z]*/.exec(value.slice(caret))?.[0] ?? '';
  const letters = before + after;
  if (!before || letters.length > MOST_LETTERS) return null;
  return { start: caret - before.length, end: caret + after.length, letters };
}

/** Enough to know what a word is joined to. */
const TEXT_BEFORE = 200;

/** The line up to a position, or its end if it is long. */
export function textBefore({ value }: Field, position: number): string {
  const text = value.slice(Math.max(0, position - TEXT_BEFORE), position);
  return text.slice(text.lastIndexOf('\n') + 1);
}
