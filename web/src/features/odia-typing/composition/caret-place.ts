import type { Field } from './field.ts';

/** What decides where a letter stands in a field. */
const COPIED = [
  'boxSizing',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'borderStyle',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontFeatureSettings',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textIndent',
  'textTransform',
  'tabSize',
] as const;

/** Where on the screen the letter at a position stands. Browsers do not tell, so the text is laid out once more. */
export function placeInField(field: Field, position: number): { left: number; top: number; bottom: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of COPIED) copy.style[property] = style[property];
  const isTextArea = field instanceof HTMLTextAreaElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    visibility: 'hidden',
    width: isTextArea ? `${field.offsetWidth}px` : 'max-content',
    whiteSpace: isTextArea ? 'pre-wrap' : 'pre',
    overflowWrap: 'break-word',
  });
  copy.lang = field.lang;
  const mark = document.createElement('span');
  mark.textContent = '.';
  // what follows decides where the last line breaks
  copy.append(field.value.slice(0, position), mark, field.value.slice(position));
  document.body.append(copy);
  const inCopy = mark.getBoundingClientRect();
  copy.remove();
  const box = field.getBoundingClientRect();
  if (!isTextArea)
    return { left: box.left + inCopy.left - field.scrollLeft, top: box.top, bottom: box.bottom };
  const top = box.top + inCopy.top - field.scrollTop;
  return { left: box.left + inCopy.left, top, bottom: top + inCopy.height };
}
