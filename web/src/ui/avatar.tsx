import { useState } from 'react';

const SIZES = { small: 'size-9 text-body', normal: 'size-11 text-h3', large: 'size-20 text-h2' };

type AvatarProps = {
  /** As a reader of its script sees it: a whole syllable in Odia. Shown until and unless there is a photo. */
  letter: string;
  photo?: string | undefined;
  size?: keyof typeof SIZES;
};

/** Stands beside the name, and so says nothing to a screen reader. */
export function Avatar({ letter, photo, size = 'normal' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-indigo-soft font-display font-semibold text-indigo forced-colors:border ${SIZES[size]}`}
    >
      <span lang={/[\u0b00-\u0b7f]/.test(letter) ? 'or' : undefined} className="leading-none">
        {letter}
      </span>
      {photo && photo !== failed && (
        <img
          src={photo}
          alt=""
          // the provider of the photo need not know which page shows it, and some refuse when told
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full bg-sheet object-cover"
          onError={() => setFailed(photo)}
        />
      )}
    </span>
  );
}
