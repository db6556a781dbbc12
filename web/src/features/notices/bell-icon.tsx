/** In a file of its own, because ui/icons.tsx is part of every first visit. */
export function BellIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0 fill-none stroke-current stroke-[1.8]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4.5-1.7 6-2.5 7h16c-.8-1-2.5-2.5-2.5-7A5.5 5.5 0 0 0 12 4zM10 19.5a2.1 2.1 0 0 0 4 0M12 2.5V4" />
    </svg>
  );
}
