import { useState } from 'react';
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
import { middleOf, percent, topOf } from './scale.ts';
import type { StudySpan } from './study-spans.ts';

const STUDY = 'fill-marigold';
const TESTS = 'fill-indigo';
const SHORT_WEEK = 7;
/** Of the room that a bar has. */
const BAR_WIDTH = 0.66;

type TimeChartProps = { unit: 'day' | 'week'; spans: readonly StudySpan[] };

/** A bar for each day or week: what was read below, tests on top of it. */
export function TimeChart({ unit, spans }: TimeChartProps) {
  const [picked, setPicked] = useState(spans.length - 1);
  const count = spans.length;
  const top = topOf(Math.max(...spans.map(minutesOf)));
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
        onPick={setPicked}
        tellOf={(index) => `${whenOf(spans[index]!)}: ${inWords(spans[index]!)}`}
        nameOf={(index) => nameOf(spans[index]!, count)}
        levels={[0, 0.5, 1].map((at) => ({ at, name: formatDuration(top * at) }))}
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
        <p className="font-display text-h3 font-semibold whitespace-nowrap tabular-nums">
          {formatDuration(minutesOf(shown))}
        </p>
        <p className="text-small">
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

function nameOf({ from }: StudySpan, count: number): string {
  return count <= SHORT_WEEK ? formatWeekday(from) : formatShortDate(from);
}

function whenOf({ from, to }: StudySpan): string {
  return from === to
    ? `${formatWeekday(from)}, ${formatDate(from)}`
    : `${formatShortDate(from)} to ${formatDate(to)}`;
}

function inWords({ studyMinutes, testMinutes, tests }: StudySpan): string {
  if (studyMinutes + testMinutes + tests === 0) return 'Nothing';
  return `${formatDuration(studyMinutes)} of reading, ${formatDuration(testMinutes)} in ${formatCount(tests, 'test')}`;
}
