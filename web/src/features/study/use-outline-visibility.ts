import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const KEY = 'chapter-list:';
/** From this width on, an A4 page at 150 % fits next to the side panel and the outline. */
const WIDE = '(min-width: 1600px)';

/**
 * Whether a large screen shows the outline next to the chapter. By default it is hidden where it would cut off the
 * document; the choice of the student is stored.
 */
export function useOutlineVisibility(
  student: string,
  hasDocument: boolean,
): [boolean, (isVisible: boolean) => void] {
  const [stored, setStored] = useState(() => readStorage('localStorage', KEY + student));
  const isWide = useMediaQuery(WIDE);
  const setVisible = useCallback(
    (isVisible: boolean) => {
      const choice = isVisible ? 'shown' : 'hidden';
      writeStorage('localStorage', KEY + student, choice);
      setStored(choice);
    },
    [student],
  );
  if (stored === 'shown' || stored === 'hidden') return [stored === 'shown', setVisible];
  return [isWide || !hasDocument, setVisible];
}
