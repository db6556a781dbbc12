import type { Field } from '../composition/field.ts';
import { replaceRange } from '../composition/replace-range.ts';

const TEXT: Record<string, string> = { '{space}': ' ', '{enter}': '\n' };

/** Writes a key of the screen keyboard into the field and replaces the selection. */
export function pressKey(field: Field, key: string): void {
  const focused = document.activeElement;
  // execCommand needs the focus in the field, which keeps its selection
  field.focus({ preventScroll: true });
  write(field, key);
  if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
}

function write(field: Field, key: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  if (start === null || end === null) return;
  if (key === '{bksp}') document.execCommand('delete');
  else if (key !== '{enter}' || field instanceof HTMLTextAreaElement) {
    replaceRange(field, start, end, TEXT[key] ?? key);
  }
}
