import type { ReactNode } from 'react';

export function Legend({ items }: { items: readonly { name: string; symbol: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
      {items.map(({ name, symbol }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 12 12" className="size-3 overflow-visible" aria-hidden="true">
            {symbol}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
