import type { Field } from './field.ts';

/**
 * Puts text in the place of a part of a field, as if it had been typed: the browser's own command fires the input
 * event by which React hears of it, and can be undone. To be called from a listener of the browser's own, not while
 * React draws. False if the field has no room: a command would cut the word in the middle of a letter.
 */
export function replaceRange(field: Field, start: number, end: number, text: string): boolean {
  const length = field.value.length - (end - start) + text.length;
  if (field.maxLength >= 0 && length > field.maxLength && text.length > end - start) return false;
  if (document.activeElement === field) {
    field.setSelectionRange(start, end);
    if (text ? document.execCommand('insertText', false, text) : document.execCommand('delete')) return true;
  }
  setValue(field, field.value.slice(0, start) + text + field.value.slice(end), text);
  return true;
}

/** For a field that has lost the focus: commands reach only the focused one. */
function setValue(field: Field, value: string, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // the element's own setter: React puts another in front of it and would think that nothing has changed
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
