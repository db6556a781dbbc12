import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HeroSearch } from './hero-search.tsx';
import { texts } from './texts.ts';
import { TourButton } from './tour/tour-button.tsx';

type HeroProps = {
  search: string;
  onSearch: (text: string) => void;
  /** The target of the main button. */
  startPath: string;
  /** Next to the text. */
  media: ReactNode;
};

/** The first section of the home page: what this is, for whom, and the search. */
export function Hero({ search, onSearch, startPath, media }: HeroProps) {
  const t = useTexts(texts);
  return (
    <div>
      <div className="page grid items-center gap-10 pt-8 pb-10 md:py-14 lg:grid-cols-[1.08fr_0.92fr] lg:gap-14">
        <div className="min-w-0">
          {/* one line even before the font has loaded, when the letters are wide boxes */}
          <p
            lang="or"
            className="overflow-x-clip font-display text-h3 font-semibold text-marigold-ink min-[20rem]:whitespace-nowrap"
          >
            {t.motto}
          </p>
          <h1 className="mt-3 text-h1">{t.heroTitle}</h1>
          <p className="mt-5 max-w-[34em] text-lead text-ink-soft">{t.heroLead}</p>
          <div className="mt-7">
            <HeroSearch value={search} onSearch={onSearch} />
          </div>
          <div className="mt-4 flex flex-wrap gap-3 *:max-sm:grow">
            <LinkButton to={startPath}>{t.startLearning}</LinkButton>
            <TourButton />
          </div>
        </div>
        <div className="min-w-0">{media}</div>
      </div>
      <IkatBorder />
    </div>
  );
}
