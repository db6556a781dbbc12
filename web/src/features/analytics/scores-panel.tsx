import type { Texts } from '@sikhya/contract/language/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScoreChart } from './chart/score-chart.tsx';
import { Score, type TestScore, TestTitle } from './test-score.tsx';
import { texts } from './texts.ts';

/** Fewer tests show no trend, so they are listed instead. */
const MIN_TESTS_FOR_CHART = 3;

type ScoresPanelProps = {
  /** The newest hundred at most. */
  scores: readonly TestScore[];
  totalTests: number;
};

export function ScoresPanel({ scores, totalTests }: ScoresPanelProps) {
  const t = useTexts(texts);
  return (
    <Panel title={t.scoresOverTime} note={getNote(scores.length, totalTests, t)}>
      {scores.length >= MIN_TESTS_FOR_CHART ? <ScoreChart scores={scores} /> : <FewScores scores={scores} />}
    </Panel>
  );
}

function FewScores({ scores }: { scores: readonly TestScore[] }) {
  const t = useTexts(texts);
  return (
    <>
      {scores.length > 0 && (
        <ul className="grid gap-3">
          {scores.map((test) => (
            <li
              key={test.resultId}
              className="flex items-center gap-4 max-[18rem]:flex-wrap rounded-soft bg-sunk px-4 py-3"
            >
              <Score score={test.score} />
              <TestTitle test={test} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">{scores.length === 0 ? t.noTestsInPeriod : t.chartAfterThree}</p>
    </>
  );
}

function getNote(count: number, total: number, t: Texts<typeof texts>): string | undefined {
  if (count === 0) return undefined;
  return count < total ? t.newestOfTotal({ count, total }) : t.testsOldestFirst({ count });
}
