import { PERFORMANCE_LEVEL } from '@sikhya/contract/constants.ts';
import { formatDuration, formatHours, formatNumber } from '../../lib/format.ts';
import { type Figure, Figures } from '../../ui/figures.tsx';
import { ArrowRightIcon, ArrowUpIcon, BookIcon, ChartIcon, ClockIcon, TickIcon } from '../../ui/icons.tsx';
import type { AnalyticsData } from './api.ts';

type Overview = AnalyticsData['overview'];

/** Reserves the line of the note while it is loading. */
const EMPTY_NOTE = '\u00a0';

/** `overview` is undefined while it is loading. */
export function OverviewCards({ overview }: { overview?: Overview }) {
  return (
    <Figures
      figures={[
        {
          label: 'Total Courses',
          icon: <BookIcon />,
          value: overview && formatNumber(overview.totalCourses),
        },
        {
          label: 'Tests Completed',
          icon: <TickIcon />,
          value: overview && formatNumber(overview.totalTestsTaken),
        },
        { label: 'Average Score', icon: <ChartIcon />, ...getAverage(overview) },
        {
          label: 'Study Time',
          icon: <ClockIcon />,
          value: overview && formatHours(overview.totalTimeSpent),
          // The value is rounded to hours; the note has the exact minutes.
          note:
            overview && overview.totalTimeSpent >= 60
              ? `${formatDuration(overview.totalTimeSpent)} exactly`
              : EMPTY_NOTE,
        },
      ]}
    />
  );
}

/** Before the first test there is no average, which is not the same as 0%. */
function getAverage(overview: Overview | undefined): Omit<Figure, 'label'> {
  if (!overview) return { value: undefined, note: EMPTY_NOTE };
  if (overview.totalTestsTaken === 0) return { value: null, note: 'No tests yet' };
  const { averageScore } = overview;
  const isHigh = averageScore >= PERFORMANCE_LEVEL.greenArrow;
  return {
    value: `${averageScore}%`,
    valueSuffix: (
      <span className={isHigh ? 'text-(--color-right)' : 'text-ink-soft'}>
        {isHigh ? <ArrowUpIcon /> : <ArrowRightIcon />}
      </span>
    ),
    note: isHigh
      ? `${PERFORMANCE_LEVEL.greenArrow}% or more`
      : `On the way to ${PERFORMANCE_LEVEL.greenArrow}%`,
  };
}
