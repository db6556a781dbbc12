import { useState } from 'react';

const SIZES = { small: 'size-9', normal: 'size-11', large: 'size-20' };
const LETTER_SIZES = { small: 'text-body', normal: 'text-h3', large: 'text-h2' };
/** For an Odia syllable with several signs, which is wider than one letter. */
const SYLLABLE_SIZES = { small: 'text-small', normal: 'text-small', large: 'text-h3' };

type AvatarProps = {
  /** Shown without a photo and while it loads; a whole syllable in Odia. */
  letter: string;
  photo?: string | undefined;
  size?: keyof typeof SIZES;
};

/** Hidden from screen readers, because the name is next to it. */
export function Avatar({ letter, photo, size = 'normal' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const letterSize = (letter.length > 2 ? SYLLABLE_SIZES : LETTER_SIZES)[size];
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-indigo-soft font-display font-semibold text-indigo forced-colors:border ${SIZES[size]}`}
    >
      <span lang={/[\u0b00-\u0b7f]/.test(letter) ? 'or' : 'en'} className={`leading-none ${letterSize}`}>
        {letter}
      </span>
      {photo && photo !== failed && (
        <img
          src={photo}
          alt=""
          // the photo's host does not need to know our page, and some hosts refuse requests with a referrer
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full bg-sheet object-cover"
          onError={() => setFailed(photo)}
        />
      )}
    </span>
  );
}
