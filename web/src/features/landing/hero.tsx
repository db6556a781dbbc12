import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IkatBorder } from '../../ui/ikat-border.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HeroSearch } from './hero-search.tsx';

type HeroProps = {
  search: string;
  onSearch: (text: string) => void;
  /** Where the main button leads. */
  startAt: string;
  /** What is shown beside the words. */
  stage: ReactNode;
};

/** What this is, for whom, and a way to what one is looking for. */
export function Hero({ search, onSearch, startAt, stage }: HeroProps) {
  return (
    <div>
      <div className="page grid items-center gap-10 pt-8 pb-10 md:py-14 lg:grid-cols-[1.08fr_0.92fr] lg:gap-14">
        <div className="min-w-0">
          {/* one line, also in the wide boxes that stand in for the letters until their font is there */}
          <p
            lang="or"
            className="overflow-x-clip font-display text-h3 font-semibold text-marigold-ink min-[20rem]:whitespace-nowrap"
          >
            ପଢ଼ନ୍ତୁ। ପରଖନ୍ତୁ। ଆଗକୁ ବଢ଼ନ୍ତୁ।
          </p>
          <h1 className="mt-3 text-h1">Your exam, one clear chapter at a time.</h1>
          <p className="mt-5 max-w-[34em] text-lead text-ink-soft">
            Courses for OSSC, OPSC, teaching and banking examinations, in Odia and English. Read a chapter,
            take its mock test, and see at once what to practise next.
          </p>
          <div className="mt-7">
            <HeroSearch value={search} onSearch={onSearch} />
          </div>
          <div className="mt-4 flex flex-wrap gap-3 *:max-sm:grow">
            <LinkButton to={startAt}>Start Learning</LinkButton>
            {/* it does nothing yet, and says so to those who cannot see that nothing happens */}
            <Button tone="quiet" aria-disabled="true">
              Watch Demo
            </Button>
          </div>
        </div>
        <div className="min-w-0">{stage}</div>
      </div>
      <IkatBorder />
    </div>
  );
}
