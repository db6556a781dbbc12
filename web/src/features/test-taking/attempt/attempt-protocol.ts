import type { AttemptOfAnyTest } from '@sikhya/contract/attempt.ts';
import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { QuestionMark } from '@sikhya/contract/exam-rules.ts';
import type { saveAnswers } from '@sikhya/contract/mock-test.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { type Answer, type Attempt, type DeviceFields, getSeconds, mergeTimes } from './attempt.ts';

/** What this device and the server tell each other about an attempt; contract/src/mock-test.ts has the rules. */

type Change = {
  question: number;
  option?: Answer | undefined;
  language?: ShownLanguage | undefined;
  mark?: QuestionMark;
  seconds?: number;
};

export type SaveRequest = { saveNumber: number; changes: Change[]; deviceId?: string };
export type SaveResponse = Pick<EndpointResponse<typeof saveAnswers>, 'saved' | 'saveNumber' | 'answers'>;
/** When the attempt and its timed sections end, as every response to a save says. */
export type Ends = Pick<EndpointResponse<typeof saveAnswers>, 'deadline' | 'sectionEnds'>;

/** Updates the attempt stored on this device with the server's, which may hold answers from other devices. */
export function updateFromServer(
  stored: Attempt,
  started: AttemptOfAnyTest,
  deviceFields: DeviceFields,
): Attempt {
  const times = mergeTimes(stored.times ?? {}, started.seconds);
  const current = { ...stored, ...deviceFields, times, deadline: Date.parse(started.deadline) };
  // A lower number means that the server was restored from a backup, so everything of this device is sent again.
  if (started.saveNumber < stored.saveNumber) {
    const answered = stored.answers.flatMap((answer, question) => (answer === null ? [] : [question]));
    const unconfirmed = [...new Set([...stored.unconfirmed, ...answered])];
    const unconfirmedLanguages = Object.keys(stored.languages ?? {}).map(Number);
    const unconfirmedTimes = Object.keys(times).map(Number);
    const { saveNumber } = started;
    return { ...current, unconfirmed, unconfirmedLanguages, unconfirmedTimes, saveNumber };
  }
  return mergeAnswers(current, started.answers, started.saveNumber);
}

/** Takes over the server's answers, except for the questions with unconfirmed answers of this device. */
function mergeAnswers(attempt: Attempt, serverAnswers: readonly Answer[], saveNumber: number): Attempt {
  const answers = [...serverAnswers];
  for (const question of attempt.unconfirmed) answers[question] = attempt.answers[question] ?? null;
  return {
    ...attempt,
    answers,
    unconfirmed: attempt.unconfirmed.filter((question) => answers[question] !== serverAnswers[question]),
    saveNumber,
  };
}

/** Returns the question mark that is sent to the server besides the answer. */
function getMark({ marked }: Pick<Attempt, 'marked'>, question: number): QuestionMark {
  return marked.includes(question) ? 'marked' : 'visited';
}

/**
 * The next save to send; null when the server has confirmed all answers and all questions marked for review. A
 * language, a visit or a time waits for the next answer, so that looking at a question costs no request.
 */
export function createSave(attempt: Attempt): SaveRequest | null {
  const { unconfirmed, exam, marked, offline } = attempt;
  if (offline) return null;
  const hasNewMark = exam?.unconfirmedMarks.some((question) => marked.includes(question)) ?? false;
  return unconfirmed.length === 0 && !hasNewMark ? null : createSaveOf(attempt, unconfirmed);
}

/**
 * A save even when all answers are confirmed: it repeats the answer to the current question. The response has the
 * server's time, whether the attempt is still open, and what other devices have saved. It cannot overwrite their
 * answers, because the server ignores a save with a number that another device has used.
 */
export function createSaveOrCheck(attempt: Attempt): SaveRequest {
  return createSave(attempt) ?? createSaveOf(attempt, [attempt.question]);
}

function createSaveOf(attempt: Attempt, answered: readonly number[]): SaveRequest {
  const { answers, languages, unconfirmedLanguages = [], unconfirmedTimes = [], saveNumber, exam } = attempt;
  const changes = new Map<number, Change>();
  for (const question of answered) changes.set(question, { question, option: answers[question] ?? null });
  for (const question of unconfirmedLanguages) {
    changes.set(question, { question, ...changes.get(question), language: languages?.[question] });
  }
  for (const question of exam?.unconfirmedMarks ?? []) {
    changes.set(question, { question, ...changes.get(question), mark: getMark(attempt, question) });
  }
  for (const question of unconfirmedTimes) {
    changes.set(question, { question, ...changes.get(question), seconds: getSeconds(attempt, question) });
  }
  const device = exam && { deviceId: exam.deviceId };
  return { saveNumber: saveNumber + 1, changes: [...changes.values()], ...device };
}

export function applySaveResponse(attempt: Attempt, request: SaveRequest, response: SaveResponse): Attempt {
  if (response.saved) {
    const sent = new Map(request.changes.map((change) => [change.question, change]));
    // Changes after the request was sent stay unconfirmed.
    return {
      ...confirmMarks(attempt, sent),
      unconfirmed: attempt.unconfirmed.filter(
        (question) => sent.get(question)?.option !== attempt.answers[question],
      ),
      unconfirmedLanguages: (attempt.unconfirmedLanguages ?? []).filter(
        (question) => sent.get(question)?.language !== attempt.languages?.[question],
      ),
      unconfirmedTimes: (attempt.unconfirmedTimes ?? []).filter(
        (question) => sent.get(question)?.seconds !== getSeconds(attempt, question),
      ),
      saveNumber: Math.max(attempt.saveNumber, response.saveNumber),
    };
  }
  // A lower number means that another tab has received a newer response meanwhile.
  if (!response.answers || response.saveNumber < attempt.saveNumber) return attempt;
  return mergeAnswers(attempt, response.answers, response.saveNumber);
}

function confirmMarks(attempt: Attempt, sent: ReadonlyMap<number, Change>): Attempt {
  if (!attempt.exam) return attempt;
  const unconfirmedMarks = attempt.exam.unconfirmedMarks.filter(
    (question) => sent.get(question)?.mark !== getMark(attempt, question),
  );
  return { ...attempt, exam: { ...attempt.exam, unconfirmedMarks } };
}
