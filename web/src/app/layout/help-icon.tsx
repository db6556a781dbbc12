/** In a file of its own, because ui/icons.tsx is part of every first visit. */
export function HelpIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0 fill-none stroke-current stroke-[1.8]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.8-1.1 1.5M12 16.2v.1" />
    </svg>
  );
}
