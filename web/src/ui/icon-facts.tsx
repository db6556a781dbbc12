import type { ReactNode } from 'react';

type IconFactsProps = { facts: readonly { icon: ReactNode; text: string }[] };

/** Small facts in a row, each with its sign. */
export function IconFacts({ facts }: IconFactsProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}
