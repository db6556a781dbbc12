/** For the hero, a result worth framing and an empty state; nowhere else. */
export function IkatBorder({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`ikat-border ${className}`} />;
}
