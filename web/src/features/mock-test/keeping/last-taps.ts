import { readStorage, writeStorage } from '../../../lib/browser-storage.ts';
import { type Choice, choose, type Sheet } from '../sheet/sheet.ts';

/**
 * The device's database takes a moment to write, in which a page may be reloaded or killed. Until it has written, the
 * newest taps stand in the local storage, which is written at once.
 */

const keyOf = (attemptId: string) => `last-taps:${attemptId}`;

/** What was answered here and is known to nobody else yet. */
export function noteTaps({ attemptId, unconfirmed, answers }: Sheet): void {
  const taps = unconfirmed.map((question) => [question, answers[question] ?? null]);
  // where there is no room for them, or in a private window, the database has to do
  writeStorage('localStorage', keyOf(attemptId), JSON.stringify(taps));
}

/** The database has them now. */
export function forgetTaps(attemptId: string): void {
  writeStorage('localStorage', keyOf(attemptId), null);
}

/** A sheet with the taps over it that did not get into the database. */
export function withNotedTaps(sheet: Sheet): Sheet {
  return notedTaps(sheet.attemptId)
    .filter(([question]) => question < sheet.answers.length)
    .reduce((before, [question, choice]) => choose(before, question, choice), sheet);
}

function notedTaps(attemptId: string): [number, Choice][] {
  try {
    return JSON.parse(readStorage('localStorage', keyOf(attemptId)) ?? '[]');
  } catch {
    return [];
  }
}
