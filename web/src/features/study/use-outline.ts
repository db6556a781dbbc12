import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../../lib/browser-storage.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const KEY = 'chapter-list:';
/** From here on a page of A4 at 150 % has room beside the side panel and the list of chapters. */
const WIDE = '(min-width: 1600px)';

/**
 * Whether the list of chapters stands beside the chapter, on a screen that has room for it at all. Until the student
 * chooses, it folds where a document would be cut.
 */
export function useOutline(student: string, hasDocument: boolean): [boolean, (isShown: boolean) => void] {
  const [chosen, setChosen] = useState(() => readStorage('localStorage', KEY + student));
  const isWide = useMediaQuery(WIDE);
  const choose = useCallback(
    (isShown: boolean) => {
      const choice = isShown ? 'shown' : 'hidden';
      writeStorage('localStorage', KEY + student, choice);
      setChosen(choice);
    },
    [student],
  );
  if (chosen === 'shown' || chosen === 'hidden') return [chosen === 'shown', choose];
  return [isWide || !hasDocument, choose];
}
