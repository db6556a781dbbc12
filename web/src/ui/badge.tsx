import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-sunk text-ink-soft',
  indigo: 'bg-indigo-soft text-indigo',
  marigold: 'bg-marigold-soft text-marigold-ink',
  right: 'bg-right-soft text-(--color-right)',
  wrong: 'bg-wrong-soft text-wrong',
} as const;

export function Badge({ tone = 'indigo', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center rounded-soft px-2.5 text-small font-semibold min-[18rem]:whitespace-nowrap forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
