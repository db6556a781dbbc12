import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

type OfferSectionProps<Offer> = {
  title: string;
  note?: string;
  create: string;
  onCreate: () => void;
  query: UseQueryResult<Offer[]>;
  empty: string;
  children: (offers: Offer[]) => ReactNode;
};

/** A list of coupons or passes, with a button to create one. */
export function OfferSection<Offer>(props: OfferSectionProps<Offer>) {
  const { title, note, create, onCreate, query, empty, children } = props;
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
      <QueryView
        query={query}
        loading={<SkeletonLines lines={4} />}
        isEmpty={(offers) => offers.length === 0}
        empty={<p className="text-ink-soft">{empty}</p>}
      >
        {children}
      </QueryView>
    </section>
  );
}
