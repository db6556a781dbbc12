import type { ReactNode } from 'react';

type FactsProps = { facts: readonly { label: string; value: ReactNode }[] };

/** A list of labels and values, one per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2 max-sm:py-2.5">
          <dt className="shrink-0 text-small text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
