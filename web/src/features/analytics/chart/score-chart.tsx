import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { formatDate, formatShortDate } from '../../../lib/format.ts';
import { Score, type TestScore, TestTitle } from '../test-score.tsx';
import { FiguresTable } from './figures-table.tsx';
import { Legend } from './legend.tsx';
import { Picked } from './picked.tsx';
import { Plot } from './plot.tsx';
import { areaPath, linePath, middleOf, percent } from './scale.ts';
import { usePicked } from './use-picked.ts';

const PASSING = MOCK_TEST.passingPercent;
const LEVELS = [0, 20, 40, PASSING, 80, 100].map((score) => ({
  at: score / 100,
  ...([0, PASSING, 100].includes(score) && { name: `${score}%` }),
}));
/** So many dates stand side by side on a phone. */
const ROOM_FOR_DATES = 4;
/** With more the dots would run into each other. */
const LARGE_DOTS = 40;

const PASSED = 'fill-marigold stroke-marigold-ink';
const FAILED = 'fill-sheet stroke-wrong';

/** A dot for each test, oldest first, with the score that passes as a line across. */
export function ScoreChart({ scores }: { scores: readonly TestScore[] }) {
  const count = scores.length;
  const [picked, pick] = usePicked(count);
  const points = scores.map(({ score }, index) => ({ x: middleOf(index, count), y: score / 100 }));
  const shown = scores[picked]!;
  return (
    <div className="relative grid gap-3">
      <Legend
        marks={[
          { name: `Passed (${PASSING}% or more)`, mark: <Dot cx={6} cy={6} className={PASSED} /> },
          { name: 'Not passed', mark: <Dot cx={6} cy={6} className={FAILED} /> },
        ]}
      />
      <Plot
        label="Tests"
        count={count}
        picked={picked}
        onPick={pick}
        tellOf={(index) => inWords(scores[index]!)}
        nameOf={(index) => formatShortDate(scores[index]!.completedAt)}
        room={ROOM_FOR_DATES}
        levels={LEVELS}
      >
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path d={areaPath(points)} className="fill-marigold-soft" />
          <path
            d={linePath(points)}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-marigold stroke-2"
          />
        </svg>
        <PassingLine />
        <PickedLine x={percent(points[picked]!.x)} />
        {scores.map(({ resultId, score }, index) => (
          <Dot
            key={resultId}
            cx={percent(points[index]!.x)}
            cy={percent(1 - points[index]!.y)}
            r={radius(count, index === picked)}
            className={score >= PASSING ? PASSED : FAILED}
          />
        ))}
      </Plot>
      <Picked>
        <Score score={shown.score} />
        <TestTitle test={shown} />
      </Picked>
      <FiguresTable
        caption="Scores over time"
        columns={['Test', 'Score', 'Date']}
        rows={scores.map(({ resultId, courseTitle, chapterTitle, score, completedAt }) => ({
          key: resultId,
          cells: [`${chapterTitle}, ${courseTitle}`, `${score}%`, formatDate(completedAt)],
        }))}
      />
    </div>
  );
}

function PassingLine() {
  const y = percent(1 - PASSING / 100);
  return <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray="5 4" className="stroke-ink-soft" />;
}

function PickedLine({ x }: { x: string }) {
  return <line x1={x} x2={x} y1="0" y2="100%" className="stroke-edge" />;
}

type DotProps = { cx: number | string; cy: number | string; r?: number; className: string };

function Dot({ cx, cy, r = 4.5, className }: DotProps) {
  return <circle cx={cx} cy={cy} r={r} strokeWidth={1.5} className={className} />;
}

function radius(count: number, picked: boolean): number {
  if (picked) return 6.5;
  return count > LARGE_DOTS ? 2.5 : 4.5;
}

function inWords({ chapterTitle, score, completedAt }: TestScore): string {
  return `${chapterTitle}: ${score}%, ${formatDate(completedAt)}`;
}
