import type { ReactNode } from 'react';

/** Drawn on a grid of 24 with one pen; they take the size and the colour of the text beside them. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[1.25em] shrink-0 fill-none stroke-current stroke-[1.8]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function BookIcon() {
  return (
    <Icon>
      <path d="M12 6.5C10 5 7 4.5 3.5 4.8v13c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7v-13C17 4.5 14 5 12 6.5zM12 6.5v13" />
    </Icon>
  );
}

export function QuestionIcon() {
  return (
    <Icon>
      <path d="M4 5h16v11.5h-8.5L7 20.5v-4H4z" />
      <path d="M9.8 9.2a2.2 2.2 0 1 1 3.1 2c-.6.3-.9.7-.9 1.2M12 13.9v.1" />
    </Icon>
  );
}

export function TickIcon() {
  return (
    <Icon>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />
    </Icon>
  );
}
