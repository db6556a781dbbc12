import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** The value is undefined while loading and null when it could not be loaded. */
export type Figure = {
  label: string;
  value: string | null | undefined;
  icon?: ReactNode;
  /** An icon after the value, which `note` explains. */
  valueSuffix?: ReactNode;
  note?: ReactNode;
};

const COLUMN_CLASSES = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 md:grid-cols-4' };
/** Odia units are long: three of them do not fit side by side on a phone. */
const VALUE_SIZES = { 2: '', 3: 'max-sm:in-[:lang(or)]:text-h3', 4: '' };

/** A row of numbers with labels. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const columns = figures.length === 2 || figures.length === 4 ? figures.length : 3;
  return (
    <dl
      className={`grid gap-px overflow-hidden rounded-soft border border-line bg-line shadow-rest max-[18rem]:grid-cols-1 ${COLUMN_CLASSES[columns]}`}
    >
      {figures.map(({ label, value, icon, valueSuffix, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-sheet p-4 sm:p-5">
          <dt className="flex items-start gap-2 text-small text-ink-soft">
            {icon && <span className="hidden pt-px text-indigo sm:block">{icon}</span>}
            <span>
              <span className="block">{label}</span>
              {note && <span className="block text-ink">{note}</span>}
            </span>
          </dt>
          <dd>
            <div
              className={`flex min-h-9 flex-wrap items-center gap-x-1.5 font-display leading-9! text-h2 font-semibold tabular-nums ${VALUE_SIZES[columns]}`}
            >
              {value === undefined ? <Skeleton className="h-7 w-14 rounded-soft" /> : (value ?? '–')}
              {valueSuffix}
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}
