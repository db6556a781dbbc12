import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../language/locale.tsx';
import { readStorage, writeStorage } from './browser-storage.ts';

/** In Odia on the English page too, because the offer is for people who prefer Odia. */
const texts = defineTexts({
  offer: { en: 'ଏହି ପୃଷ୍ଠା ଓଡ଼ିଆରେ ମଧ୍ୟ ପଢ଼ିପାରିବେ।', or: 'ଏହି ପୃଷ୍ଠା ଓଡ଼ିଆରେ ମଧ୍ୟ ପଢ଼ିପାରିବେ।' },
  accept: { en: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ', or: 'ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ' },
  decline: { en: 'ଏବେ ନୁହେଁ', or: 'ଏବେ ନୁହେଁ' },
});

const KEY = 'odia-offer';

const neverChanges = () => () => {};

/** Whether the person prefers Odia and has not answered the offer. */
function isWelcome(): boolean {
  // in the order of preference
  const preferred = navigator.languages.find((language) => /^(or|en)(-|$)/i.test(language));
  return preferred?.toLowerCase().startsWith('or') === true && readStorage('localStorage', KEY) === null;
}

/** Offers the Odia page to people whose browser prefers Odia. */
export function OdiaOffer() {
  const t = useTexts(texts);
  const { language } = useLocale();
  const canOffer = useSyncExternalStore(neverChanges, isWelcome, () => false);
  const [isDismissed, setDismissed] = useState(false);
  if (language === 'or' || !canOffer || isDismissed) return null;
  const dismiss = () => {
    writeStorage('localStorage', KEY, 'answered');
    setDismissed(true);
  };
  return (
    <div
      role="status"
      lang="or"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-2 rounded-soft border border-line bg-sheet py-2 pr-2 pl-4 shadow-lift"
    >
      <p className="min-w-0 grow">{t.offer}</p>
      <Link to="/or" onClick={dismiss} className="flex min-h-11 items-center px-3 font-semibold text-indigo">
        {t.accept}
      </Link>
      <button
        type="button"
        onClick={dismiss}
        className="min-h-11 rounded-soft px-3 font-semibold text-ink-soft hover:text-ink"
      >
        {t.decline}
      </button>
    </div>
  );
}
