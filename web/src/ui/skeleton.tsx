/** A stand-in; the class gives it the shape of what will come. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse bg-sunk ${className}`} />;
}
