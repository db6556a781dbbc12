import { PERFORMANCE_LEVEL } from '@sikhya/contract/constants.ts';
import type { Formatter } from '@sikhya/contract/language/format.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { type Figure, Figures } from '../../ui/figures.tsx';
import { BookIcon, ChartIcon, ClockIcon, TickIcon } from '../../ui/icons.tsx';
import { ArrowRightIcon, ArrowUpIcon } from '../../ui/portal-icons.tsx';
import type { AnalyticsData } from './api.ts';
import { texts } from './texts.ts';

type Overview = AnalyticsData['overview'];

/** Reserves the line of the note while it is loading. */
const EMPTY_NOTE = '\u00a0';

/** `overview` is undefined while it is loading. */
export function OverviewCards({ overview }: { overview?: Overview }) {
  const t = useTexts(texts);
  const format = useFormatter();
  return (
    <Figures
      figures={[
        {
          label: t.totalCourses,
          icon: <BookIcon />,
          value: overview && format.number(overview.totalCourses),
        },
        {
          label: t.testsCompleted,
          icon: <TickIcon />,
          value: overview && format.number(overview.totalTestsTaken),
        },
        { label: t.averageScore, icon: <ChartIcon />, ...getAverage(overview, t, format) },
        {
          label: t.studyTime,
          icon: <ClockIcon />,
          value: overview && format.hours(overview.totalTimeSpent),
          // The value is rounded to hours; the note has the exact minutes.
          note:
            overview && overview.totalTimeSpent >= 60
              ? t.exactTime({ time: format.duration(overview.totalTimeSpent) })
              : EMPTY_NOTE,
        },
      ]}
    />
  );
}

/** Before the first test there is no average, which is not the same as 0%. */
function getAverage(
  overview: Overview | undefined,
  t: Texts<typeof texts>,
  format: Formatter,
): Omit<Figure, 'label'> {
  if (!overview) return { value: undefined, note: EMPTY_NOTE };
  if (overview.totalTestsTaken === 0) return { value: null, note: t.noTests };
  const { averageScore } = overview;
  const target = { percent: format.percent(PERFORMANCE_LEVEL.greenArrow) };
  const isHigh = averageScore >= PERFORMANCE_LEVEL.greenArrow;
  return {
    value: format.percent(averageScore),
    valueSuffix: (
      <span className={`grid text-h3 ${isHigh ? 'text-(--color-right)' : 'text-ink-soft'}`}>
        {isHigh ? <ArrowUpIcon /> : <ArrowRightIcon />}
      </span>
    ),
    note: isHigh ? t.percentOrMore(target) : t.onTheWayTo(target),
  };
}
