import type { ReactNode } from 'react';
import { useTexts } from '../../language/locale.tsx';
import { texts } from './texts.ts';

type ConsentLineProps = {
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** Says which consent is missing. */
export function ConsentLine({ text, children }: ConsentLineProps) {
  const t = useTexts(texts);
  return (
    <section
      aria-label={t.lineLabel}
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 rounded-soft border border-line bg-sheet px-5 py-3"
    >
      <p className="min-w-0 grow basis-56 text-small">{text}</p>
      {children}
    </section>
  );
}
