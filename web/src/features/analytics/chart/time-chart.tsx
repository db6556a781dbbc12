import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { texts } from '../texts.ts';
import { ChartTable } from './chart-table.tsx';
import type { DayGroup } from './group-days.ts';
import { Legend } from './legend.tsx';
import { Plot } from './plot.tsx';
import { getCentre, getMinuteTicks, MAX_DATES, toPercent } from './scale.ts';
import { SelectedDetails, useSelectedIndex } from './selection.tsx';

const READING_COLOUR = 'fill-marigold';
const TESTS_COLOUR = 'fill-indigo';
/** The number of weekdays that fit side by side on a phone. */
const MAX_WEEKDAYS = 7;
/** As a fraction of the column. */
const BAR_WIDTH = 0.66;

type TimeChartProps = { unit: 'day' | 'week'; groups: readonly DayGroup[] };

/** A bar for each day or week: reading time at the bottom, test time on top of it. */
export function TimeChart({ unit, groups }: TimeChartProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { formatDates, formatActivity } = useGroupTexts();
  const { language } = useLocale();
  const count = groups.length;
  const [selected, setSelected] = useSelectedIndex(count);
  const showsWeekdays = unit === 'day' && count <= MAX_WEEKDAYS;
  const ticks = getMinuteTicks(Math.max(...groups.map(getTotalMinutes)));
  const maximum = ticks.at(-1)!;
  const selectedGroup = groups[selected]!;
  return (
    <div className="relative grid gap-3">
      <Legend
        items={[
          { name: t.reading, symbol: <rect width="12" height="12" rx="2" className={READING_COLOUR} /> },
          { name: t.tests, symbol: <rect width="12" height="12" rx="2" className={TESTS_COLOUR} /> },
        ]}
      />
      <Plot
        label={unit === 'day' ? t.days : t.weeks}
        count={count}
        selected={selected}
        onSelect={setSelected}
        getValueText={(index) =>
          t.activityOfGroup({
            dates: formatDates(groups[index]!),
            activity: formatActivity(groups[index]!),
          })
        }
        getAxisLabel={(index) => (showsWeekdays ? format.weekday : format.shortDate)(groups[index]!.from)}
        maxLabels={showsWeekdays ? MAX_WEEKDAYS : MAX_DATES[language]}
        gridLines={ticks.map((tick) => ({
          at: tick / maximum,
          label: tick === 0 ? format.number(0) : format.duration(tick),
        }))}
      >
        {groups.map((group, index) => (
          <Bar
            key={group.from}
            centre={getCentre(index, count)}
            columnWidth={1 / count}
            reading={group.studyMinutes / maximum}
            tests={group.testMinutes / maximum}
            isSelected={index === selected}
          />
        ))}
      </Plot>
      <SelectedDetails>
        <p className="max-w-2/5 shrink-0 font-display text-h3 font-semibold tabular-nums">
          {format.duration(getTotalMinutes(selectedGroup))}
        </p>
        <p className="min-w-0 text-small">
          <span className="block font-semibold">{formatDates(selectedGroup)}</span>
          <span className="text-ink-soft">{formatActivity(selectedGroup)}</span>
        </p>
      </SelectedDetails>
      <ChartTable
        caption={unit === 'day' ? t.timePerDay : t.timePerWeek}
        columns={[unit === 'day' ? t.day : t.week, t.reading, t.tests, t.testsCompletedColumn]}
        rows={groups.map((group) => ({
          key: group.from,
          cells: [
            formatDates(group),
            format.duration(group.studyMinutes),
            format.duration(group.testMinutes),
            format.number(group.tests),
          ],
        }))}
      />
    </div>
  );
}

/** Lengths are fractions of the chart. */
type BarProps = {
  centre: number;
  columnWidth: number;
  reading: number;
  tests: number;
  isSelected: boolean;
};

function Bar({ centre, columnWidth, reading, tests, isSelected }: BarProps) {
  const width = columnWidth * BAR_WIDTH;
  const position = { x: toPercent(centre - width / 2), width: toPercent(width) };
  return (
    <>
      {isSelected && (
        <rect
          x={toPercent(centre - columnWidth / 2)}
          width={toPercent(columnWidth)}
          height="100%"
          rx="4"
          className="fill-sunk"
        />
      )}
      <rect
        {...position}
        y={toPercent(1 - reading)}
        height={toPercent(reading)}
        rx="2"
        className={READING_COLOUR}
      />
      <rect
        {...position}
        y={toPercent(1 - reading - tests)}
        height={toPercent(tests)}
        rx="2"
        className={TESTS_COLOUR}
      />
    </>
  );
}

function getTotalMinutes({ studyMinutes, testMinutes }: DayGroup): number {
  return studyMinutes + testMinutes;
}

function useGroupTexts() {
  const t = useTexts(texts);
  const format = useFormatter();
  return {
    formatDates: ({ from, to }: DayGroup) =>
      from === to
        ? t.weekdayAndDate({ weekday: format.weekday(from), date: format.date(from) })
        : t.dateRange({ from: format.shortDate(from), to: format.date(to) }),
    formatActivity: ({ studyMinutes, testMinutes, tests }: DayGroup) =>
      studyMinutes + testMinutes + tests === 0
        ? t.noActivityOfGroup
        : t.activity({
            reading: format.duration(studyMinutes),
            testing: format.duration(testMinutes),
            count: tests,
          }),
  };
}
