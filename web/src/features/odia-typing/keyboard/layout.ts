import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { texts } from '../texts.ts';

/**
 * The InScript layout of Windows. Digits are Odia, because the physical keyboard has the Latin ones. ଡ଼, ଢ଼, ₹ and ? are on
 * keys that are empty on Windows.
 */
export const LAYOUT = {
  default: [
    '୧ ୨ ୩ ୪ ୫ ୬ ୭ ୮ ୯ ୦ - ୃ {bksp}',
    'ୌ ୈ ା ୀ ୂ ବ ହ ଗ ଦ ଜ ଡ ଼ ଡ଼',
    'ୋ େ ୍ ି ୁ ପ ର କ ତ ଚ ଟ {enter}',
    '{shift} ଂ ମ ନ ୱ ଲ ସ , . ୟ {shift}',
    '{space}',
  ],
  shift: [
    '! @ ୍ର ର୍ ଜ୍ଞ ତ୍ର କ୍ଷ ଶ୍ର ( ) ଃ ଋ {bksp}',
    'ଔ ଐ ଆ ଈ ଊ ଭ ଙ ଘ ଧ ଝ ଢ ଞ ଢ଼',
    'ଓ ଏ ଅ ଇ ଉ ଫ ₹ ଖ ଥ ଛ ଠ {enter}',
    '{shift} ଁ ଣ ଽ ? ଳ ଶ ଷ । ଯ {shift}',
    '{space}',
  ],
};

export type Layer = keyof typeof LAYOUT;

const SIGNS = [...'ାିୀୁୂୃେୈୋୌଂଁଃ଼୍', '୍ର'];

/** A sign is shown on a dotted circle, because it cannot be shown alone. */
export const DISPLAY: Record<string, string> = {
  '{bksp}': '⌫',
  '{enter}': '↵',
  '{shift}': '⇧',
  ...Object.fromEntries(SIGNS.map((sign) => [sign, `◌${sign}`])),
};

/** Labels for screen readers. */
export function getLabels(t: Texts<typeof texts>): Record<string, string> {
  return {
    '{bksp}': t.backspace,
    '{enter}': t.newLine,
    '{shift}': t.shift,
    '{space}': t.space,
    '\u0b4d': t.halant,
    '\u0b3c': t.nukta,
    '\u0b02': t.anuswara,
    '\u0b01': t.chandrabindu,
    '\u0b03': t.bisarga,
  };
}
