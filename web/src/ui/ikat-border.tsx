/** Use only for the hero, a good result and empty states. */
export function IkatBorder({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`ikat-border ${className}`} />;
}
