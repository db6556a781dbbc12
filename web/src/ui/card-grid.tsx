import type { ReactNode } from 'react';

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

type CardGridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The next ones are on their way. */
  busy?: boolean;
  children: (item: Item) => ReactNode;
};

/** Cards side by side, however many: those out of sight are not laid out until they come near. */
export function CardGrid<Item>({ items, keyOf, busy = false, children }: CardGridProps<Item>) {
  return (
    <ul className={`${GRID} transition-opacity ${busy ? 'opacity-60' : ''}`} aria-busy={busy}>
      {items.map((item) => (
        <li key={keyOf(item)} className="drawn-when-near">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** As many stand-ins as there may be cards. */
export function CardGridSkeleton({ cards, children }: { cards: number; children: ReactNode }) {
  return (
    <div className={GRID}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and they never move
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}
