export type KeyFact = { value: string; label: string };

/** The most important facts: rows on a phone, columns on larger screens. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className="mt-8 grid rounded-soft border border-line bg-sheet px-5 max-sm:divide-y max-sm:divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-line sm:px-0 md:mt-10">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-4 sm:px-6 sm:py-5">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-display text-h2 font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
