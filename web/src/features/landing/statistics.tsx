import { useNumberFormatter, useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

export function Statistics() {
  const t = useTexts(texts);
  const format = useNumberFormatter();
  const statistics = [
    { figure: t.thousands({ count: 50 }), label: t.students },
    { figure: t.moreThan({ count: 500 }), label: t.courses },
    { figure: format.percent(98), label: t.success },
    { figure: t.aroundTheClock({ hours: 24, days: 7 }), label: t.support },
  ];
  return (
    <section aria-label={t.inFigures} className="border-b border-line bg-sheet">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-7 md:grid-cols-4">
        {statistics.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display text-h2 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
