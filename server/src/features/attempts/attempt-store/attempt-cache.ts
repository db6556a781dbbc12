import type { Attempt } from './attempt-queries.ts';

/** An attempt takes about a kilobyte of memory. */
const MAX_ATTEMPTS = 10_000;

const cache = new Map<string, Attempt>();

/**
 * Recent attempts as this process last saw them, so that a hand-in need not read its attempt. They can be stale, because
 * another process may have saved answers or added time; the hand-in statement therefore compares both.
 */
export const attemptCache = {
  set(attempt: Attempt): void {
    cache.delete(attempt.id);
    if (cache.size >= MAX_ATTEMPTS) cache.delete(cache.keys().next().value!);
    cache.set(attempt.id, attempt);
  },

  update({
    id,
    ...saved
  }: Pick<
    Attempt,
    | 'id'
    | 'saveNumber'
    | 'deadline'
    | 'sectionEnds'
    | 'answers'
    | 'shownLanguages'
    | 'questionMarks'
    | 'questionSeconds'
  >): void {
    const cached = cache.get(id);
    if (cached) cache.set(id, { ...cached, ...saved });
  },

  /** Removes the attempt and returns it: once it is handed in, it is not needed again. */
  take(id: string): Attempt | undefined {
    const cached = cache.get(id);
    cache.delete(id);
    return cached;
  },
};
