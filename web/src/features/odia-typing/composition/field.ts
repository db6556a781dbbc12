export type Field = HTMLInputElement | HTMLTextAreaElement;

/** `odia` is a field for Odia text (data-ime="odia"), `any` is every other field. */
export type FieldKind = 'odia' | 'any';

export const getFieldKind = (field: Field): FieldKind => (field.dataset.ime === 'odia' ? 'odia' : 'any');

/** A run of Latin letters around the caret. */
export type Run = { start: number; end: number; letters: string };

/** Longer than any word. */
const MAX_LETTERS = 40;

/** Returns the field if Odia can be typed in it, else null: not for e-mail addresses, numbers and passwords. */
export function toTypableField(target: EventTarget | null): Field | null {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'));
  if (!isText || target.readOnly || target.disabled || target.dataset.ime === 'off') return null;
  return target;
}

export function getRunAtCaret({ value, selectionStart: caret, selectionEnd }: Field): Run | null {
  if (caret === null || caret !== selectionEnd) return null;
  const before = /[A-Za-z]*$/.exec(value.slice(0, caret))?.[0] ?? '';
  const after = /^[A-Za-z]*/.exec(value.slice(caret))?.[0] ?? '';
  const letters = before + after;
  if (!before || letters.length > MAX_LETTERS) return null;
  return { start: caret - before.length, end: caret + after.length, letters };
}

/** Enough to see the whole word before. */
const MAX_TEXT_BEFORE = 200;

/** Returns the line up to a position, shortened at its start if it is long. */
export function getTextBefore({ value }: Field, position: number): string {
  const text = value.slice(Math.max(0, position - MAX_TEXT_BEFORE), position);
  return text.slice(text.lastIndexOf('\n') + 1);
}
