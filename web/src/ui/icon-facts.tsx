import type { ReactNode } from 'react';

type IconFactsProps = { facts: readonly { icon: ReactNode; text: string }[] };

/** A row of short facts, each with an icon. */
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
