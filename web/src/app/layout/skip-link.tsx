import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

/** The first link in tab order. */
export function SkipLink() {
  const t = useTexts(texts);
  return (
    <a
      href="#main"
      className="sr-only z-30 rounded-soft bg-indigo px-4 py-2 text-indigo-ink focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
    >
      {t.skipToContent}
    </a>
  );
}
