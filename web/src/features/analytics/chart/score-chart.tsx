import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { Score, type TestScore, TestTitle } from '../test-score.tsx';
import { texts } from '../texts.ts';
import { ChartTable } from './chart-table.tsx';
import { Legend } from './legend.tsx';
import { Plot } from './plot.tsx';
import { createAreaPath, createLinePath, getCentre, MAX_DATES, toPercent } from './scale.ts';
import { SelectedDetails, useSelectedIndex } from './selection.tsx';

const PASSING = MOCK_TEST.passingPercent;
const GRID_SCORES = [0, 20, 40, PASSING, 80, 100];
const LABELLED_SCORES = [0, PASSING, 100];
/** With more tests than this, large dots would overlap. */
const MAX_LARGE_DOTS = 40;

const PASSED = 'fill-marigold stroke-marigold-ink';
const FAILED = 'fill-sheet stroke-wrong';

/** A dot for each test, oldest first, and a line at the passing score. */
export function ScoreChart({ scores }: { scores: readonly TestScore[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const count = scores.length;
  const [selected, setSelected] = useSelectedIndex(count);
  const points = scores.map(({ score }, index) => ({ x: getCentre(index, count), y: score / 100 }));
  const selectedTest = scores[selected]!;
  return (
    <div className="relative grid gap-3">
      <Legend
        items={[
          {
            name: t.passedWith({ percent: format.percent(PASSING) }),
            symbol: <Dot cx={6} cy={6} className={PASSED} />,
          },
          { name: t.notPassed, symbol: <Dot cx={6} cy={6} className={FAILED} /> },
        ]}
      />
      <Plot
        label={t.tests}
        count={count}
        selected={selected}
        onSelect={setSelected}
        getValueText={(index) => {
          const { chapterTitle, score, completedAt } = scores[index]!;
          const percent = format.percent(score);
          return t.scoreOfChapter({ chapter: chapterTitle, percent, date: format.date(completedAt) });
        }}
        getAxisLabel={(index) => format.shortDate(scores[index]!.completedAt)}
        maxLabels={MAX_DATES[language]}
        gridLines={GRID_SCORES.map((score) => ({
          at: score / 100,
          ...(LABELLED_SCORES.includes(score) && { label: format.percent(score) }),
        }))}
      >
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path d={createAreaPath(points)} className="fill-marigold-soft" />
          <path
            d={createLinePath(points)}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-marigold stroke-2"
          />
        </svg>
        <PassingLine />
        <SelectedLine x={toPercent(points[selected]!.x)} />
        {scores.map(({ resultId, score }, index) => (
          <Dot
            key={resultId}
            cx={toPercent(points[index]!.x)}
            cy={toPercent(1 - points[index]!.y)}
            r={getRadius(count, index === selected)}
            className={score >= PASSING ? PASSED : FAILED}
          />
        ))}
      </Plot>
      <SelectedDetails>
        <Score score={selectedTest.score} />
        <TestTitle test={selectedTest} />
      </SelectedDetails>
      <ChartTable
        caption={t.scoresOverTime}
        columns={[t.test, t.score, t.date]}
        rows={scores.map(({ resultId, courseTitle, chapterTitle, score, completedAt }) => ({
          key: resultId,
          cells: [
            t.chapterInCourse({ chapter: chapterTitle, course: courseTitle }),
            format.percent(score),
            format.date(completedAt),
          ],
        }))}
      />
    </div>
  );
}

function PassingLine() {
  const y = toPercent(1 - PASSING / 100);
  return <line x1="0" x2="100%" y1={y} y2={y} strokeDasharray="5 4" className="stroke-ink-soft" />;
}

function SelectedLine({ x }: { x: string }) {
  return <line x1={x} x2={x} y1="0" y2="100%" className="stroke-edge" />;
}

type DotProps = { cx: number | string; cy: number | string; r?: number; className: string };

function Dot({ cx, cy, r = 4.5, className }: DotProps) {
  return <circle cx={cx} cy={cy} r={r} strokeWidth={1.5} className={className} />;
}

function getRadius(count: number, isSelected: boolean): number {
  if (isSelected) return 6.5;
  return count > MAX_LARGE_DOTS ? 2.5 : 4.5;
}
