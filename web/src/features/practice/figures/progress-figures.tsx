import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { PracticeProgress } from '@sikhya/contract/practice.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { getLang } from '../../../lib/odia.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import { HeatMap } from './heat-map.tsx';

/** The habit and the mastery of each chapter. */
export function ProgressFigures({ query }: { query: UseQueryResult<PracticeProgress> }) {
  const t = useTexts(texts);
  return (
    <div className="min-w-0">
      <QueryView
        query={query}
        errorTitle={t.habitFailed}
        loading={<SkeletonCard />}
        isEmpty={() => false}
        empty={null}
      >
        {(progress) => (
          <div className="grid gap-5">
            <Habit progress={progress} />
            {progress.chapters.length > 0 && <Mastery chapters={progress.chapters} />}
          </div>
        )}
      </QueryView>
    </div>
  );
}

function Habit({ progress: { streak, week, days } }: { progress: PracticeProgress }) {
  const t = useTexts(texts);
  return (
    <Panel title={t.habit} note={t.streakNote}>
      <Figures
        figures={[
          { label: t.streakLabel, value: t.streak({ count: streak }) },
          { label: t.weekLabel, value: t.weekDays(week) },
        ]}
      />
      <HeatMap days={days} />
    </Panel>
  );
}

const MAX_CHAPTERS = 10;

/** The chapters that need it most come first. */
function Mastery({ chapters }: Pick<PracticeProgress, 'chapters'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const weakest = chapters.toSorted((a, b) => a.mastery - b.mastery).slice(0, MAX_CHAPTERS);
  return (
    <Panel title={t.mastery} note={t.masteryNote}>
      <ul className="grid gap-3">
        {weakest.map((chapter) => {
          const { chapterTitle } = titlesInLanguage(chapter, language);
          return (
            <li key={chapter.testId}>
              <ProgressBar
                value={chapter.mastery}
                label={<span lang={getLang(chapterTitle)}>{chapterTitle}</span>}
                figure={format.percent(chapter.mastery)}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
