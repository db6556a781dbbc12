import type { Field } from './field.ts';

/** The styles that determine the position of a letter in a field. */
const COPIED_STYLES = [
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

/** Returns the position of a letter on the screen. Browsers have no API for it, so the text is laid out in a copy. */
export function getCaretPosition(
  field: Field,
  position: number,
): { left: number; top: number; bottom: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of COPIED_STYLES) copy.style[property] = style[property];
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
  const marker = document.createElement('span');
  marker.textContent = '.';
  // the text after the position affects where the line breaks
  copy.append(field.value.slice(0, position), marker, field.value.slice(position));
  document.body.append(copy);
  const markerBox = marker.getBoundingClientRect();
  copy.remove();
  const box = field.getBoundingClientRect();
  if (!isTextArea)
    return { left: box.left + markerBox.left - field.scrollLeft, top: box.top, bottom: box.bottom };
  const top = box.top + markerBox.top - field.scrollTop;
  return { left: box.left + markerBox.left, top, bottom: top + markerBox.height };
}
