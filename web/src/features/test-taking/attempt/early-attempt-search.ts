import type { ChapterParams } from './attempt.ts';
import { findOpenAttempt, type OpenAttempt } from './open-attempts.ts';

type Search = { student: string; chapter: string; open: OpenAttempt | null };

let lastSearch: Search | undefined;

export const getChapterKey = (chapter: ChapterParams): string => Object.values(chapter).join('/');

/** Searches for an open attempt before the screen is rendered, so that it shows the attempt or the intro at once. */
export async function searchEarly(student: string, chapter: ChapterParams): Promise<void> {
  // without a result the screen searches itself
  const open = await findOpenAttempt(student, chapter).catch(() => undefined);
  lastSearch = open === undefined ? undefined : { student, chapter: getChapterKey(chapter), open };
}

/** Returns null if no attempt is open, and undefined without an early search. Stays the same until `forgetEarlySearch`. */
export function getEarlySearch(student: string, chapter: ChapterParams): OpenAttempt | null | undefined {
  const isSame = lastSearch?.student === student && lastSearch.chapter === getChapterKey(chapter);
  return isSame ? lastSearch?.open : undefined;
}

export function forgetEarlySearch(): void {
  lastSearch = undefined;
}
