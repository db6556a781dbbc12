import { formatCount } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScoreChart } from './chart/score-chart.tsx';
import { Score, type TestScore, TestTitle } from './test-score.tsx';

/** Fewer tests show no trend, so they are listed instead. */
const MIN_TESTS_FOR_CHART = 3;

type ScoresPanelProps = {
  /** The newest hundred at most. */
  scores: readonly TestScore[];
  totalTests: number;
};

export function ScoresPanel({ scores, totalTests }: ScoresPanelProps) {
  return (
    <Panel title="Scores over time" note={getNote(scores.length, totalTests)}>
      {scores.length >= MIN_TESTS_FOR_CHART ? <ScoreChart scores={scores} /> : <FewScores scores={scores} />}
    </Panel>
  );
}

function FewScores({ scores }: { scores: readonly TestScore[] }) {
  return (
    <>
      {scores.length > 0 && (
        <ul className="grid gap-3">
          {scores.map((test) => (
            <li key={test.resultId} className="flex items-center gap-4 rounded-soft bg-sunk px-4 py-3">
              <Score score={test.score} />
              <TestTitle test={test} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">
        {scores.length === 0
          ? 'No tests in this period. Take the mock test of a chapter, and its score appears here.'
          : 'From the third test on, a chart of your scores appears here.'}
      </p>
    </>
  );
}

function getNote(count: number, total: number): string | undefined {
  if (count === 0) return undefined;
  return count < total
    ? `Your newest ${count} tests of ${total}, oldest first`
    : `${formatCount(count, 'test')}, oldest first`;
}
