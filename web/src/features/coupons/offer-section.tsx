import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';

type OfferSectionProps = {
  title: string;
  note?: string;
  create: string;
  onCreate: () => void;
  children: ReactNode;
};

/** A list of coupons or passes, with a button to create one. */
export function OfferSection({ title, note, create, onCreate, children }: OfferSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          {note && <p className="text-small text-ink-soft">{note}</p>}
        </div>
        <Button onClick={onCreate}>{create}</Button>
      </div>
      {children}
    </section>
  );
}
