import type { Digits } from '@sikhya/contract/language/language.ts';
import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { setDigits } from '../language/digits.ts';
import { useLocale, useTexts } from '../language/locale.tsx';
import { storePreferences } from './preferences.ts';

const texts = defineTexts({ odiaDigits: { en: 'Odia digits (୧୨୩)', or: 'ଓଡ଼ିଆ ଅଙ୍କ (୧୨୩)' } });

/** Odia pages show numbers with Latin digits unless the person wants Odia ones. */
export function DigitsSwitch() {
  const t = useTexts(texts);
  const { language, digits } = useLocale();
  if (language === 'en') return null;
  const choose = (chosen: Digits) => {
    setDigits(chosen);
    storePreferences({ digits: chosen });
  };
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3">
      <input
        type="checkbox"
        checked={digits === 'odia'}
        onChange={(event) => choose(event.target.checked ? 'odia' : 'latin')}
        className="size-5 accent-indigo"
      />
      {t.odiaDigits}
    </label>
  );
}
