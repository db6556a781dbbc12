/** A grey box; the class gives it the shape of the content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`max-w-full animate-pulse bg-track forced-colors:border ${className}`}
    />
  );
}

/** Lines of text; the last one is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <div key={index} className="flex h-[1.6em] items-center">
          <Skeleton className={`h-4 rounded-soft ${index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`} />
        </div>
      ))}
    </div>
  );
}

/** A card with a heading and some text. */
export function SkeletonCard() {
  return (
    <div className="grid gap-3 rounded-soft border border-line bg-sheet p-5">
      <Skeleton className="h-6 w-1/2 rounded-soft" />
      <SkeletonLines />
    </div>
  );
}
