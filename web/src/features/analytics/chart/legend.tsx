import type { ReactNode } from 'react';

/** What the marks of a picture mean. */
export function Legend({ marks }: { marks: readonly { name: string; mark: ReactNode }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
      {marks.map(({ name, mark }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 12 12" className="size-3 overflow-visible" aria-hidden="true">
            {mark}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
