import SimpleKeyboard from 'simple-keyboard/build/index.modern.esm.js';
import type { Field } from '../composition/field.ts';
import { KeyFocus } from './key-focus.ts';
import { DISPLAY, LAYOUT, type Layer, SPOKEN } from './layout.ts';
import { pressKey } from './press-key.ts';

type Wiring = { writtenField: () => Field | null; takesFocus: boolean };

/** Draws the keys into an element; the returned function takes them away. */
export function mountKeyboard(host: HTMLDivElement, { writtenField, takesFocus }: Wiring): () => void {
  const focus = new KeyFocus(host);
  let layer: Layer = 'default';
  const showLayer = (next: Layer) => {
    const hadFocus = focus.hasFocus;
    layer = next;
    keyboard.setOptions({ layoutName: layer, buttonAttributes: attributesOf(layer) });
    focus.restore(hadFocus);
  };
  const press = (key: string) => {
    if (key === '{shift}') {
      showLayer(layer === 'shift' ? 'default' : 'shift');
      return;
    }
    const field = writtenField();
    if (field?.isConnected) pressKey(field, key);
    if (layer === 'shift') showLayer('default');
  };
  const keyboard = new SimpleKeyboard(host, {
    layout: LAYOUT,
    layoutName: layer,
    display: DISPLAY,
    buttonAttributes: attributesOf(layer),
    useButtonTag: true,
    // the focus and the selection stay in the field
    preventMouseDownDefault: true,
    preventMouseUpDefault: true,
    disableCaretPositioning: true,
    onKeyPress: press,
  });
  const stop = new AbortController();
  const { signal } = stop;
  host.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  host.addEventListener('keydown', (event) => focus.onKey(event), { signal });
  host.addEventListener('focusin', (event) => focus.onFocus(event.target), { signal });
  host.addEventListener('click', (event) => pressByKeyboard(event, press), { signal });
  focus.restore(takesFocus);
  return () => {
    stop.abort();
    keyboard.destroy();
  };
}

/** The library hears the pointer only; a click that no pointer made is Enter or Space on a key. */
function pressByKeyboard(event: MouseEvent, press: (key: string) => void): void {
  if (event.detail !== 0 || !(event.target instanceof Element)) return;
  const key = event.target.closest('.hg-button')?.getAttribute('data-skbtn');
  if (key) press(key);
}

function attributesOf(layer: Layer) {
  const spoken = Object.entries(SPOKEN).map(([key, words]) => ({
    attribute: 'aria-label',
    value: words,
    buttons: key,
  }));
  return [...spoken, { attribute: 'aria-pressed', value: String(layer === 'shift'), buttons: '{shift}' }];
}
