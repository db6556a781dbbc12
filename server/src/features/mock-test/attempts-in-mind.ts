import type { AttemptRow } from './queries.ts';

/** With all that belongs to it an attempt takes about a kilobyte. */
const REMEMBERED = 10_000;

const remembered = new Map<string, AttemptRow>();

/**
 * Attempts as this process last saw them, for a guess at what a hand-in would find. Whoever uses one has the database
 * say whether the save in force is still the same: answers may have been saved by another process since.
 */
export const attemptsInMind = {
  remember(attempt: AttemptRow): void {
    remembered.delete(attempt.id);
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(attempt.id, attempt);
  },

  noteSave({ id, ...saved }: Pick<AttemptRow, 'id' | 'saveNumber' | 'answers'>): void {
    const known = remembered.get(id);
    if (known) remembered.set(id, { ...known, ...saved });
  },

  /** Nobody hands in the same one twice, but for a device that did not hear the answer. */
  takeOut(studentId: string, id: string): AttemptRow | undefined {
    const known = remembered.get(id);
    if (known?.studentId !== studentId) return undefined;
    remembered.delete(id);
    return known;
  },
};
