import { formatCount } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScoreChart } from './chart/score-chart.tsx';
import { Score, type TestScore, TestTitle } from './test-score.tsx';

/** A line through fewer says more than is known. */
const ENOUGH_FOR_A_LINE = 3;

type ScoresPanelProps = {
  /** At most the newest hundred. */
  scores: readonly TestScore[];
  totalTests: number;
};

export function ScoresPanel({ scores, totalTests }: ScoresPanelProps) {
  return (
    <Panel title="Scores over time" note={noteOn(scores.length, totalTests)}>
      {scores.length >= ENOUGH_FOR_A_LINE ? <ScoreChart scores={scores} /> : <FewScores scores={scores} />}
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
          : 'Too few to speak of a direction: from the third test on, your scores are drawn here.'}
      </p>
    </>
  );
}

function noteOn(shown: number, total: number): string | undefined {
  if (shown === 0) return undefined;
  return shown < total
    ? `Your newest ${shown} tests of ${total}, oldest first`
    : `${formatCount(shown, 'test')}, oldest first`;
}
