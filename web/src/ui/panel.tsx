import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; note?: ReactNode; children: ReactNode };

/** A titled box. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-1 content-start gap-4 rounded-soft border border-line bg-sheet p-4 shadow-rest sm:p-5"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {note && <p className="text-small text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
