import SimpleKeyboard from 'simple-keyboard/build/index.modern.esm.js';
import type { Field } from '../composition/field.ts';
import { DISPLAY, LAYOUT, type Layer } from './layout.ts';
import { pressKey } from './press-key.ts';
import { RovingFocus } from './roving-focus.ts';

type KeyboardOptions = {
  getActiveField: () => Field | null;
  takesFocus: boolean;
  /** Labels of keys for screen readers. */
  labels: Record<string, string>;
};

/** Renders the keys into an element. Returns a function that removes them. */
export function mountKeyboard(
  host: HTMLDivElement,
  { getActiveField, takesFocus, labels }: KeyboardOptions,
): () => void {
  const focus = new RovingFocus(host);
  let layer: Layer = 'default';
  const showLayer = (next: Layer) => {
    const hadFocus = focus.hasFocus;
    layer = next;
    keyboard.setOptions({ layoutName: layer, buttonAttributes: getButtonAttributes(layer, labels) });
    focus.restore(hadFocus);
  };
  const press = (key: string) => {
    if (key === '{shift}') {
      showLayer(layer === 'shift' ? 'default' : 'shift');
      return;
    }
    const field = getActiveField();
    if (field?.isConnected) pressKey(field, key);
    if (layer === 'shift') showLayer('default');
  };
  const keyboard = new SimpleKeyboard(host, {
    layout: LAYOUT,
    layoutName: layer,
    display: { ...DISPLAY, '{space}': labels['{space}'] ?? '' },
    buttonAttributes: getButtonAttributes(layer, labels),
    useButtonTag: true,
    // keep the focus and the selection in the field
    preventMouseDownDefault: true,
    preventMouseUpDefault: true,
    disableCaretPositioning: true,
    onKeyPress: press,
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  host.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  host.addEventListener('keydown', (event) => focus.onKeyDown(event), { signal });
  host.addEventListener('focusin', (event) => focus.onFocus(event.target), { signal });
  host.addEventListener('click', (event) => handleKeyboardClick(event, press), { signal });
  focus.restore(takesFocus);
  return () => {
    listeners.abort();
    keyboard.destroy();
  };
}

/** Handles Enter and Space on a key, because the library handles only the pointer. Their click has detail 0. */
function handleKeyboardClick(event: MouseEvent, press: (key: string) => void): void {
  if (event.detail !== 0 || !(event.target instanceof Element)) return;
  const key = event.target.closest('.hg-button')?.getAttribute('data-skbtn');
  if (key) press(key);
}

function getButtonAttributes(layer: Layer, labels: Record<string, string>) {
  const attributes = Object.entries(labels).map(([key, label]) => ({
    attribute: 'aria-label',
    value: label,
    buttons: key,
  }));
  return [...attributes, { attribute: 'aria-pressed', value: String(layer === 'shift'), buttons: '{shift}' }];
}
