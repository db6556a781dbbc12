import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { saveAnswers } from '@sikhya/contract/mock-test.ts';
import { type Choice, laidOver, type Sheet } from './sheet.ts';

/** How a sheet and the server come to agree. The rules stand in contract/src/mock-test.ts. */

export type Save = { saveNumber: number; changes: { question: number; option: Choice }[] };
export type SaveAnswer = Pick<EndpointResponse<typeof saveAnswers>, 'saved' | 'saveNumber' | 'answers'>;

/** What the server is to be told next; null when it knows all. */
export function nextSave(sheet: Sheet): Save | null {
  return sheet.unconfirmed.length === 0 ? null : saveOf(sheet, sheet.unconfirmed);
}

/**
 * A save also where there is nothing to tell: the answer to the open question once more. It learns the server's time,
 * whether the test is still under way, and what other devices have saved; and it can change nothing, since under the
 * next number it only counts where nobody else has saved.
 */
export function inquiry(sheet: Sheet): Save {
  return nextSave(sheet) ?? saveOf(sheet, [sheet.question]);
}

function saveOf({ answers, saveNumber }: Sheet, questions: readonly number[]): Save {
  return {
    saveNumber: saveNumber + 1,
    changes: questions.map((at) => ({ question: at, option: answers[at] ?? null })),
  };
}

export function afterSave(sheet: Sheet, sent: Save, answer: SaveAnswer): Sheet {
  if (answer.saved) {
    const known = new Map(sent.changes.map(({ question: at, option }) => [at, option]));
    return {
      ...sheet,
      // what was changed again while the save was on its way is still to be told
      unconfirmed: sheet.unconfirmed.filter((at) => !known.has(at) || known.get(at) !== sheet.answers[at]),
      saveNumber: Math.max(sheet.saveNumber, answer.saveNumber),
    };
  }
  // an answer that was overtaken by that of another tab says nothing new
  if (!answer.answers || answer.saveNumber < sheet.saveNumber) return sheet;
  return laidOver(sheet, answer.answers, answer.saveNumber);
}

/** An answer was written about halfway between the question and its arrival. */
export function learnedOffset(serverNow: string, askedAt: number, arrivedAt: number): number {
  return Date.parse(serverNow) - (askedAt + arrivedAt) / 2;
}
