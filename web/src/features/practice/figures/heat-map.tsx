import type { PracticeProgress } from '@sikhya/contract/practice.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';

const LEVELS = ['bg-track', 'bg-indigo/35', 'bg-indigo/65', 'bg-indigo'] as const;

/** Twelve weeks, one column each. Screen readers get the sum. */
export function HeatMap({ days }: Pick<PracticeProgress, 'days'>) {
  const t = useTexts(texts);
  const format = useFormatter();
  const practised = days.filter(({ questions }) => questions > 0).length;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small text-ink-soft">
        <span className="font-semibold">{t.heatMap}</span>
        {`: ${t.heatMapSummary({ count: practised })}`}
      </figcaption>
      <div aria-hidden="true" className="grid w-fit grid-flow-col grid-rows-7 gap-1 max-[18rem]:gap-0.5">
        {days.map(({ day, questions }) => (
          <span
            key={day}
            title={t.dayQuestions({ date: format.shortDate(day), count: questions })}
            className={`size-4 max-[18rem]:size-2 rounded-xs forced-color-adjust-none ${LEVELS[getLevel(questions)]}`}
          />
        ))}
      </div>
    </figure>
  );
}

function getLevel(questions: number): 0 | 1 | 2 | 3 {
  if (questions === 0) return 0;
  if (questions < 10) return 1;
  return questions < 25 ? 2 : 3;
}
