import type { Field } from './field.ts';

/**
 * Replaces a part of a field's text as if it had been typed: `execCommand` fires the input event that React needs, and can
 * be undone by the user. Call it from a native event listener, not during a React render. Returns false when the text
 * would exceed maxLength, because the browser would cut it inside a syllable.
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

/** For a field without the focus, where `execCommand` has no effect. */
function setValue(field: Field, value: string, text: string): void {
  const elementClass = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // use the native setter, because React overrides it and would ignore the change
  Object.getOwnPropertyDescriptor(elementClass.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
