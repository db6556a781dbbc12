import type { Field } from '../composition/field.ts';
import { replaceRange } from '../composition/insert.ts';

const TEXT: Record<string, string> = { '{space}': ' ', '{enter}': '\n' };

/** Writes a key of the keyboard on the screen into the field, in the place of what is selected there. */
export function pressKey(field: Field, key: string): void {
  const pressed = document.activeElement;
  // commands reach only the field with the focus; its selection is still there
  field.focus({ preventScroll: true });
  write(field, key);
  if (pressed instanceof HTMLElement && pressed !== document.body) pressed.focus({ preventScroll: true });
}

function write(field: Field, key: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  if (start === null || end === null) return;
  if (key === '{bksp}') document.execCommand('delete');
  else if (key !== '{enter}' || field instanceof HTMLTextAreaElement) {
    replaceRange(field, start, end, TEXT[key] ?? key);
  }
}
