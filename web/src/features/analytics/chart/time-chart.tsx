import {
  formatCount,
  formatDate,
  formatDuration,
  formatShortDate,
  formatWeekday,
} from '../../../lib/format.ts';
import { FiguresTable } from './figures-table.tsx';
import { Legend } from './legend.tsx';
import { Picked } from './picked.tsx';
import { Plot } from './plot.tsx';
import { levelsOf, middleOf, percent } from './scale.ts';
import type { StudySpan } from './study-spans.ts';
import { usePicked } from './use-picked.ts';

const STUDY = 'fill-marigold';
const TESTS = 'fill-indigo';
/** So many names stand side by side on a phone. */
const ROOM = { weekdays: 7, dates: 4 };
/** Of the room that a bar has. */
const BAR_WIDTH = 0.66;

type TimeChartProps = { unit: 'day' | 'week'; spans: readonly StudySpan[] };

/** A bar for each day or week: what was read below, tests on top of it. */
export function TimeChart({ unit, spans }: TimeChartProps) {
  const count = spans.length;
  const [picked, pick] = usePicked(count);
  const byWeekday = unit === 'day' && count <= ROOM.weekdays;
  const levels = levelsOf(Math.max(...spans.map(minutesOf)));
  const top = levels.at(-1)!;
  const shown = spans[picked]!;
  return (
    <div className="relative grid gap-3">
      <Legend
        marks={[
          { name: 'Reading', mark: <rect width="12" height="12" rx="2" className={STUDY} /> },
          { name: 'Tests', mark: <rect width="12" height="12" rx="2" className={TESTS} /> },
        ]}
      />
      <Plot
        label={unit === 'day' ? 'Days' : 'Weeks'}
        count={count}
        picked={picked}
        onPick={pick}
        tellOf={(index) => `${whenOf(spans[index]!)}: ${inWords(spans[index]!)}`}
        nameOf={(index) => (byWeekday ? formatWeekday : formatShortDate)(spans[index]!.from)}
        room={byWeekday ? ROOM.weekdays : ROOM.dates}
        levels={levels.map((level) => ({ at: level / top, name: level === 0 ? '0' : formatDuration(level) }))}
      >
        {spans.map((span, index) => (
          <Bar
            key={span.from}
            middle={middleOf(index, count)}
            room={1 / count}
            study={span.studyMinutes / top}
            tests={span.testMinutes / top}
            picked={index === picked}
          />
        ))}
      </Plot>
      <Picked>
        <p className="shrink-0 font-display text-h3 font-semibold tabular-nums">
          {formatDuration(minutesOf(shown))}
        </p>
        <p className="min-w-0 text-small">
          <span className="block font-semibold">{whenOf(shown)}</span>
          <span className="text-ink-soft">{inWords(shown)}</span>
        </p>
      </Picked>
      <FiguresTable
        caption={`Time per ${unit}`}
        columns={[unit === 'day' ? 'Day' : 'Week', 'Reading', 'Tests', 'Tests completed']}
        rows={spans.map((span) => ({
          key: span.from,
          cells: [
            whenOf(span),
            formatDuration(span.studyMinutes),
            formatDuration(span.testMinutes),
            String(span.tests),
          ],
        }))}
      />
    </div>
  );
}

type BarProps = { middle: number; room: number; study: number; tests: number; picked: boolean };

function Bar({ middle, room, study, tests, picked }: BarProps) {
  const place = { x: percent(middle - (room * BAR_WIDTH) / 2), width: percent(room * BAR_WIDTH) };
  return (
    <>
      {picked && (
        <rect
          x={percent(middle - room / 2)}
          width={percent(room)}
          height="100%"
          rx="4"
          className="fill-sunk"
        />
      )}
      <rect {...place} y={percent(1 - study)} height={percent(study)} rx="2" className={STUDY} />
      <rect {...place} y={percent(1 - study - tests)} height={percent(tests)} rx="2" className={TESTS} />
    </>
  );
}

function minutesOf({ studyMinutes, testMinutes }: StudySpan): number {
  return studyMinutes + testMinutes;
}

function whenOf({ from, to }: StudySpan): string {
  return from === to
    ? `${formatWeekday(from)}, ${formatDate(from)}`
    : `${formatShortDate(from)} to ${formatDate(to)}`;
}

function inWords({ studyMinutes, testMinutes, tests }: StudySpan): string {
  if (studyMinutes + testMinutes + tests === 0) return 'No reading, no tests';
  return `${formatDuration(studyMinutes)} of reading, ${formatDuration(testMinutes)} in ${formatCount(tests, 'test')}`;
}
