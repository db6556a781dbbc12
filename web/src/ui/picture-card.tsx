import type { ReactNode } from 'react';

type PictureCardProps = {
  picture: ReactNode;
  /** Shown on the picture. */
  badges: ReactNode;
  children: ReactNode;
};

/** A card of a list: a picture with badges, and the content below it. */
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
