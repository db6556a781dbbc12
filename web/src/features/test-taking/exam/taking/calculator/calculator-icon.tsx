/** In the style of ui/icons.tsx, but not in the code that every page loads. */
export function CalculatorIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0 fill-none stroke-current stroke-[1.8]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5.5 3.5h13v17h-13zM8.5 7h7M8.5 11.5v.1M12 11.5v.1M15.5 11.5v.1M8.5 15v.1M12 15v.1M15.5 15v.1" />
    </svg>
  );
}
