type Bar = { from: number; to: number };

/** The bar that holds the marks: the last one if they are at its upper end. */
export function findOwnBar(bars: readonly Bar[], score: number): number {
  const found = bars.findIndex(({ from, to }) => score >= from && score < to);
  return found === -1 && bars.length > 0 ? (score < bars[0]!.from ? 0 : bars.length - 1) : found;
}

/** Returns the position of marks on the axis of the bars, in percent. */
export function getPosition(bars: readonly Bar[], marks: number): number {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || last.to === first.from) return 0;
  const share = (marks - first.from) / (last.to - first.from);
  return Math.min(Math.max(share, 0), 1) * 100;
}
