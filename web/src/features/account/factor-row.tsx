import type { ReactNode } from 'react';

type FactorRowProps = { title: string; note: string; status?: ReactNode; children: ReactNode };

/** One kind of second factor: what it is, whether it is on, and what to do with it. */
export function FactorRow({ title, note, status, children }: FactorRowProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          {status}
        </div>
        <p className="mt-1 text-small text-ink-soft">{note}</p>
      </div>
      {children}
    </div>
  );
}
