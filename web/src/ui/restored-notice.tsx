import { defineTexts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../language/locale.tsx';

const texts = defineTexts({
  restored: {
    en: 'What you entered before you were signed out was restored.',
    or: 'ପ୍ରବେଶ ଶେଷ ହେବା ପୂର୍ବରୁ ଆପଣ ଯାହା ଲେଖିଥିଲେ, ତାହା ଫେରାଇ ଅଣାଗଲା।',
  },
});

/** Above the fields of a form. */
export function RestoredNotice({ isShown }: { isShown: boolean }) {
  const t = useTexts(texts);
  return (
    isShown && (
      <p role="status" className="rounded-soft bg-indigo-soft px-4 py-3 text-small">
        {t.restored}
      </p>
    )
  );
}
