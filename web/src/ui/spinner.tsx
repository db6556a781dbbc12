/** Use it with a text: screen readers do not announce it. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-[1.25em] shrink-0 animate-spin fill-none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className="stroke-current opacity-25" strokeWidth="2.5" />
      <path d="M12 3a9 9 0 0 1 9 9" className="stroke-current" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
