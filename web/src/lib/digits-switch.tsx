import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { setDigits } from '../language/digits.ts';
import { useLocale, useTexts } from '../language/locale.tsx';

const texts = defineTexts({ odiaDigits: { en: 'Odia digits (୧୨୩)', or: 'ଓଡ଼ିଆ ଅଙ୍କ (୧୨୩)' } });

/** Odia pages show numbers with Latin digits unless the person wants Odia ones. */
export function DigitsSwitch() {
  const t = useTexts(texts);
  const { language, digits } = useLocale();
  if (language === 'en') return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3">
      <input
        type="checkbox"
        checked={digits === 'odia'}
        onChange={(event) => setDigits(event.target.checked ? 'odia' : 'latin')}
        className="size-5 accent-indigo"
      />
      {t.odiaDigits}
    </label>
  );
}
