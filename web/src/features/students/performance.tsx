import type { StudentDetail } from '@sikhya/contract/students.ts';

export function Performance({ performance }: { performance: StudentDetail['performance'] }) {
  const figures = [
    { label: 'Average score', value: `${performance.averageScore}%` },
    { label: 'Minutes studied', value: performance.minutesStudied.toLocaleString('en-IN') },
    { label: 'Tests completed', value: performance.testsCompleted.toLocaleString('en-IN') },
  ];
  return (
    <section aria-labelledby="performance">
      <h2 id="performance" className="mb-4 text-h3">
        Performance Overview
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
