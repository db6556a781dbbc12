import type { ReactNode } from 'react';

export const CARD_GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3';

type CardGridProps<Item> = {
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** New items are loading. */
  busy?: boolean;
  children: (item: Item) => ReactNode;
};

/** A grid of cards. Cards far outside the viewport are not rendered. */
export function CardGrid<Item>({ items, getKey, busy = false, children }: CardGridProps<Item>) {
  return (
    <ul className={`${CARD_GRID} transition-opacity ${busy ? 'opacity-60' : ''}`} aria-busy={busy}>
      {items.map((item) => (
        <li key={getKey(item)} className="skip-offscreen">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** `cards` copies of one card skeleton. */
export function CardGridSkeleton({ cards, children }: { cards: number; children: ReactNode }) {
  return (
    <div className={CARD_GRID}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}
