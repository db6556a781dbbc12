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

type Position = { left: number; top: number; bottom: number };

/**
 * Finds the position of a letter of a field on the screen. Browsers have no API for it, so the text is laid out in an
 * invisible copy, which stays in the page until it is removed: an element that comes and goes with every letter would make
 * the browser compute the styles of the page again.
 */
export class FieldCopy {
  readonly #field: Field;
  readonly #isTextArea: boolean;
  readonly #element = document.createElement('div');
  readonly #textBefore = document.createTextNode('');
  readonly #marker = document.createElement('span');
  readonly #textAfter = document.createTextNode('');

  constructor(field: Field) {
    this.#field = field;
    this.#isTextArea = field instanceof HTMLTextAreaElement;
    const { style } = this.#element;
    const fieldStyle = getComputedStyle(field);
    for (const property of COPIED_STYLES) style[property] = fieldStyle[property];
    Object.assign(style, {
      position: 'fixed',
      left: '0',
      top: '0',
      visibility: 'hidden',
      whiteSpace: this.#isTextArea ? 'pre-wrap' : 'pre',
      overflowWrap: 'break-word',
    });
    this.#element.lang = field.lang;
    this.#marker.textContent = '.';
    this.#element.append(this.#textBefore, this.#marker, this.#textAfter);
    this.updateWidth();
    document.body.append(this.#element);
  }

  /** Call it when the window has another size. */
  updateWidth(): void {
    this.#element.style.width = this.#isTextArea ? `${this.#field.offsetWidth}px` : 'max-content';
  }

  getPosition(index: number): Position {
    const { value } = this.#field;
    this.#textBefore.data = value.slice(0, index);
    // the text after the letter affects where the line breaks
    this.#textAfter.data = value.slice(index);
    const markerBox = this.#marker.getBoundingClientRect();
    const box = this.#field.getBoundingClientRect();
    const { scrollLeft, scrollTop } = this.#field;
    if (!this.#isTextArea)
      return { left: box.left + markerBox.left - scrollLeft, top: box.top, bottom: box.bottom };
    const top = box.top + markerBox.top - scrollTop;
    return { left: box.left + markerBox.left, top, bottom: top + markerBox.height };
  }

  remove(): void {
    this.#element.remove();
  }
}
