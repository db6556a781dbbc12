import { useTexts } from '../../language/locale.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { texts } from './texts.ts';

/** The last section of the home page. */
export function CallToAction({ startPath }: { startPath: string }) {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="closing-title" className="page py-14 md:py-20">
      <div className="flex flex-col items-start gap-6 rounded-soft bg-indigo-soft p-7 md:flex-row md:items-center md:justify-between md:p-12">
        <div>
          <h2 id="closing-title" className="text-h2">
            {t.closingTitle}
          </h2>
          <p className="mt-2 max-w-[36em] text-ink-soft">{t.closingText}</p>
        </div>
        <LinkButton to={startPath}>{t.getStarted}</LinkButton>
      </div>
    </section>
  );
}
