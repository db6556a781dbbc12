import type { ReactNode } from 'react';

type PictureCardProps = {
  picture: ReactNode;
  /** On the picture. */
  badges: ReactNode;
  children: ReactNode;
};

/** One among others: a picture, and below it what it is and what can be done with it. */
export function PictureCard({ picture, badges, children }: PictureCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-soft border border-line bg-sheet shadow-rest transition-shadow hover:shadow-lift">
      <div className="relative">
        {picture}
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">{badges}</div>
      </div>
      <div className="flex grow flex-col gap-4 p-5">{children}</div>
    </article>
  );
}
