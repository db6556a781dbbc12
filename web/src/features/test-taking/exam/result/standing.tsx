import { type ExamResult, MIN_TAKERS_FOR_RANK } from '@sikhya/contract/exam-result.ts';
import { useFormatter } from '../../../../language/formatter.ts';
import { useTexts } from '../../../../language/locale.tsx';
import { Figures } from '../../../../ui/figures.tsx';
import { Histogram } from './histogram.tsx';
import { texts } from './texts.ts';

/** Rank and percentile among first attempts, the best and the average, and the histogram. */
export function Standing({ result }: { result: ExamResult }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { rank, percentile, takers, best, average, histogram, attemptNumber } = result;
  const number = (value: number | null) => (value === null ? null : format.number(value));
  return (
    <section aria-labelledby="standing" className="grid gap-4">
      <h2 id="standing" className="text-h2">
        {t.standing}
      </h2>
      {rank === null ? (
        <p className="text-ink-soft">
          {attemptNumber > 1 && takers >= MIN_TAKERS_FOR_RANK
            ? t.rankOfFirst
            : t.rankLater({ minimum: MIN_TAKERS_FOR_RANK, takers })}
        </p>
      ) : (
        <Figures
          figures={[
            { label: t.rank, value: t.rankOfTakers({ rank, takers }) },
            { label: t.percentile, value: number(percentile) },
            { label: t.best, value: number(best) },
            { label: t.average, value: number(average) },
          ]}
        />
      )}
      {histogram.length > 0 && <Histogram {...result} />}
    </section>
  );
}
