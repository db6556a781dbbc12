import type { StudentDetail } from '@sikhya/contract/students.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

export function Performance({ performance }: { performance: StudentDetail['performance'] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const figures = [
    { label: t.averageScore, value: format.percent(performance.averageScore) },
    { label: t.minutesStudied, value: format.number(performance.minutesStudied) },
    { label: t.testsCompleted, value: format.number(performance.testsCompleted) },
  ];
  return (
    <section aria-labelledby="performance">
      <h2 id="performance" className="mb-4 text-h3">
        {t.performance}
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse rounded-soft border border-line bg-sheet p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-display text-h2 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
