import type { Practice } from '@sikhya/contract/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { useAuth } from '../../lib/session.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { type Deck, type PracticeFilter, practiceQuery, progressQuery } from './api.ts';
import { Forecast } from './figures/forecast.tsx';
import { ProgressFigures } from './figures/progress-figures.tsx';
import { Notebook } from './notebook.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PracticeFilters } from './practice-filters.tsx';
import { texts } from './texts.ts';
import { usePracticeFilter } from './use-practice-filter.ts';

/** The student's notebook: what is due today, how it goes, and the plan. Only the question is shown during practice. */
export function PracticePage() {
  const t = useTexts(texts);
  const { email } = useAuth();
  const { filter, setFilter } = usePracticeFilter();
  const [minutes, setMinutes] = useState<string>();
  const [isPractising, setPractising] = useState(false);
  const [finished, setFinished] = useState<{ deck: Deck; after: Practice }>();
  const asked: PracticeFilter = minutes === undefined ? filter : { ...filter, minutes };
  const query = useQuery(practiceQuery(email, asked));
  const progress = useQuery(progressQuery(email));
  const practice = finished && finished.deck === query.data ? finished.after : query.data?.practice;
  const chapters = progress.data?.chapters ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  // the parts below the notebook appear together, so that none of them moves while another one is loading
  const [isReady, setReady] = useState(false);
  if (!isReady && !query.isLoading && !progress.isLoading) setReady(true);
  const restart = (extra?: string) => {
    if (extra === minutes) void query.refetch();
    else setMinutes(extra);
  };
  return (
    <div className="grid gap-6">
      <QueryView
        query={query}
        errorTitle={t.loadFailed}
        loading={isReady ? <SkeletonCard /> : <FirstSkeleton />}
        isEmpty={() => false}
        empty={null}
      >
        {(deck) => (
          <Notebook
            key={query.dataUpdatedAt}
            student={email}
            deck={deck}
            isFiltered={isFiltered}
            onClearFilters={() => setFilter({})}
            onPractising={setPractising}
            onFinish={(after) => {
              setFinished({ deck, after });
              void progress.refetch();
            }}
            onRestart={restart}
          />
        )}
      </QueryView>
      <div hidden={isPractising || !isReady} className="grid gap-6">
        {(chapters.length > 0 || isFiltered) && (
          <PracticeFilters
            chapters={chapters}
            filter={filter}
            onChange={(next) => {
              setMinutes(undefined);
              setFilter(next);
            }}
          />
        )}
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ProgressFigures query={progress} />
          <div className="grid min-w-0 gap-5">
            {practice && <Forecast forecast={practice.forecast} />}
            {query.data && <PlanPanel settings={query.data.practice.settings} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function FirstSkeleton() {
  return (
    <div className="grid gap-6">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
