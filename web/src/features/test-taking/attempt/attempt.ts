import type { AttemptOfAnyTest } from '@sikhya/contract/attempt.ts';
import { MAX_QUESTION_SECONDS } from '@sikhya/contract/constants.ts';
import type { TestAttempt } from '@sikhya/contract/mock-test.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';

/** The index of the chosen option; null for an unanswered question. */
export type Answer = number | null;

/** The route parameters that name a chapter. */
export type ChapterParams = { courseId: string; subjectIndex: string | undefined; chapterIndex: string };

/** The questions of an attempt, and the ids that handing in a mock test needs. */
export type Paper = Pick<AttemptOfAnyTest, 'attemptId' | 'questions'> & {
  courseId?: string;
  chapterId?: string;
};

/**
 * An attempt at any test as this device knows it. It is stored in IndexedDB as it is, so its field names must not
 * change.
 */
export type AttemptFields = {
  attemptId: string;
  /** The e-mail of the student: several students may use one device. */
  student: string;
  /** In milliseconds of the server's clock. */
  deadline: number;
  /** Milliseconds to add to this device's clock to get the server's. */
  clockOffset: number;
  answers: Answer[];
  /** Questions whose answers the server has not confirmed yet. */
  unconfirmed: number[];
  /** The number of the last save that this device knows of. */
  saveNumber: number;
  /** Questions that are marked for review. */
  marked: number[];
  /** The question that was shown last. */
  question: number;
  /** Why the attempt has to be handed in; null while the student is taking it. */
  finished: HandInReason | null;
  /**
   * By question: the language in which it was last shown. Questions without an Odia version, and those not shown yet,
   * are missing. Absent from attempts that were stored before questions had two versions.
   */
  languages?: Record<number, ShownLanguage>;
  /** Questions whose languages the server has not confirmed yet. */
  unconfirmedLanguages?: number[];
  /**
   * By question: for how many milliseconds it was on the screen, on the devices that the server knew of when this one
   * opened the attempt and on this one. Absent from attempts that were stored before times were measured.
   */
  times?: Record<number, number>;
  /** Questions whose times the server has not confirmed yet. */
  unconfirmedTimes?: number[];
  /** Set if the attempt was started without a connection: nothing is sent until it is handed in with its permit. */
  offline?: {
    permit: string;
    /** In milliseconds of the server's clock, as this device knew it. */
    startedAt: number;
  };
};

/** An attempt at the mock test of a chapter. */
type ChapterFields = {
  courseId: string;
  chapterId: string;
  chapterTitle: string;
  place: ChapterParams;
  exam?: undefined;
};

/** The fields that only an attempt at an exam has. */
export type ExamFields = {
  exam: {
    examId: string;
    title: string;
    odiaTitle: string | null;
    /** The server accepts saves of one device at a time. */
    deviceId: string;
    /** The first question, the one after the last, and the end in milliseconds of the server's clock if it is timed. */
    sections: { from: number; to: number; endsAt: number | null }[];
    /** Questions that were shown. */
    visited: number[];
    /** Questions of which the server does not know yet that they were shown or marked. */
    unconfirmedMarks: number[];
    /** The number of answers that came after the end of their section and were dropped. */
    lateAnswers: number;
    /** How often the student left the page and full screen on this device. */
    departures: Record<Departure, number>;
  };
};

export type Departure = 'left-page' | 'left-full-screen';

export type Attempt = AttemptFields & (ChapterFields | ExamFields);

export type HandInReason = 'by-student' | 'by-time';

export type DeviceFields = Pick<AttemptFields, 'student' | 'clockOffset'>;

export function createAttempt(
  started: TestAttempt,
  deviceFields: DeviceFields & Pick<ChapterFields, 'place'>,
): Attempt {
  const { courseId, chapterId, chapterTitle } = started;
  return {
    courseId,
    chapterId,
    chapterTitle,
    ...createFields(started, deviceFields),
    place: deviceFields.place,
  };
}

export function createFields(
  started: AttemptOfAnyTest,
  { student, clockOffset }: DeviceFields,
): AttemptFields {
  return {
    attemptId: started.attemptId,
    student,
    clockOffset,
    deadline: Date.parse(started.deadline),
    answers: started.answers,
    unconfirmed: [],
    saveNumber: started.saveNumber,
    marked: [],
    question: Math.max(0, started.answers.indexOf(null)),
    finished: null,
    times: mergeTimes({}, started.seconds),
  };
}

/** Takes the longer of the times on this device and on the server. */
export function mergeTimes(
  times: Record<number, number>,
  seconds: readonly number[] | null | undefined,
): Record<number, number> {
  const merged = { ...times };
  for (const [question, value] of (seconds ?? []).entries()) {
    if (value * SECOND_MS > (merged[question] ?? 0)) merged[question] = value * SECOND_MS;
  }
  return merged;
}

export function setAnswer(attempt: Attempt, question: number, answer: Answer): Attempt {
  const { answers, unconfirmed, finished } = attempt;
  if (finished || answers[question] === answer) return attempt;
  return {
    ...attempt,
    answers: answers.with(question, answer),
    unconfirmed: unconfirmed.includes(question) ? unconfirmed : [...unconfirmed, question],
  };
}

/** Stores in which language a question is shown now. */
export function setShownLanguage(attempt: Attempt, question: number, language: ShownLanguage): Attempt {
  const { languages, unconfirmedLanguages = [], finished } = attempt;
  if (finished || languages?.[question] === language) return attempt;
  return {
    ...attempt,
    languages: { ...languages, [question]: language },
    unconfirmedLanguages: unconfirmedLanguages.includes(question)
      ? unconfirmedLanguages
      : [...unconfirmedLanguages, question],
  };
}

/** Adds the time for which a question was on the screen. */
export function addTime(attempt: Attempt, question: number, milliseconds: number): Attempt {
  const { times, unconfirmedTimes = [], finished } = attempt;
  if (finished || milliseconds <= 0) return attempt;
  return {
    ...attempt,
    times: { ...times, [question]: (times?.[question] ?? 0) + milliseconds },
    unconfirmedTimes: unconfirmedTimes.includes(question)
      ? unconfirmedTimes
      : [...unconfirmedTimes, question],
  };
}

const SECOND_MS = 1000;

/** The time of a question as the server stores it. */
export function getSeconds({ times }: Pick<Attempt, 'times'>, question: number): number {
  return Math.min(Math.round((times?.[question] ?? 0) / SECOND_MS), MAX_QUESTION_SECONDS);
}

export function toggleMark(attempt: Attempt, question: number): Attempt {
  const marked = attempt.marked.includes(question)
    ? attempt.marked.filter((one) => one !== question)
    : [...attempt.marked, question];
  return { ...attempt, marked };
}

export function goToQuestion(attempt: Attempt, question: number): Attempt {
  const last = attempt.answers.length - 1;
  return { ...attempt, question: Math.min(Math.max(question, 0), last) };
}

/** From here on no answer changes, and the next sync hands the attempt in. */
export function requestHandIn(attempt: Attempt, reason: HandInReason): Attempt {
  return { ...attempt, finished: attempt.finished ?? reason };
}

/** Withdraws a hand-in by time: this device's clock was wrong, and the server says that there is time left. */
export function resume(attempt: Attempt): Attempt {
  return { ...attempt, finished: null };
}

/** In milliseconds; negative after the deadline. */
export function getTimeLeft(
  { deadline, clockOffset }: Pick<Attempt, 'deadline' | 'clockOffset'>,
  deviceNow: number,
): number {
  return deadline - (deviceNow + clockOffset);
}

/**
 * Corrects the offset of a clock that was set back while the page was closed, as far as it shows: it cannot be earlier than
 * the start and the time that was measured since.
 */
export function correctClockOffset(attempt: Attempt, startedAt: number, deviceNow: number): Attempt {
  const measured = Object.values(attempt.times ?? {}).reduce((sum, time) => sum + time, 0);
  const earliest = startedAt + measured;
  if (deviceNow + attempt.clockOffset >= earliest) return attempt;
  return { ...attempt, clockOffset: earliest - deviceNow };
}

/** Assumes that the server wrote its time halfway between the request and the response. */
export function estimateClockOffset(serverNow: string, sentAt: number, receivedAt: number): number {
  return Date.parse(serverNow) - (sentAt + receivedAt) / 2;
}
