import type { TestAttempt } from '@sikhya/contract/mock-test.ts';

/** An option's place among the options; null where none is chosen. */
export type Choice = number | null;

/** Where a chapter stands, as an address says it. */
export type Place = { courseId: string; subjectIndex: string | undefined; chapterIndex: string };

/** What this device knows of a test that is under way. It is a plain value, so that it can be kept as it is. */
export type Sheet = {
  attemptId: string;
  courseId: string;
  chapterId: string;
  chapterTitle: string;
  /** Whose it is: a device may have several students. */
  student: string;
  place: Place;
  /** By the server's clock, as is everything that counts. */
  deadline: number;
  /** So much is to be added to this device's clock to have the server's. */
  clockOffset: number;
  answers: Choice[];
  /** Questions that were answered here and of which the server has not said yet that it knows. */
  unconfirmed: number[];
  saveNumber: number;
  marked: number[];
  /** The question that was looked at last. */
  question: number;
  /** It is to be handed in, and why. */
  finished: 'by-student' | 'by-time' | null;
};

type Opening = Pick<Sheet, 'student' | 'place' | 'clockOffset'>;

export function newSheet(attempt: TestAttempt, opening: Opening): Sheet {
  return {
    attemptId: attempt.attemptId,
    courseId: attempt.courseId,
    chapterId: attempt.chapterId,
    chapterTitle: attempt.chapterTitle,
    ...opening,
    deadline: Date.parse(attempt.deadline),
    answers: attempt.answers,
    unconfirmed: [],
    saveNumber: attempt.saveNumber,
    marked: [],
    question: Math.max(0, attempt.answers.indexOf(null)),
    finished: null,
  };
}

/** A sheet that was kept here meets the server again, which may have heard from other devices meanwhile. */
export function resumed(kept: Sheet, attempt: TestAttempt, opening: Opening): Sheet {
  const current = { ...kept, ...opening, deadline: Date.parse(attempt.deadline) };
  // a server that knows less than it once did was set back: all that was given here is told again
  if (attempt.saveNumber < kept.saveNumber) {
    const answered = kept.answers.flatMap((choice, question) => (choice === null ? [] : [question]));
    const unconfirmed = [...new Set([...kept.unconfirmed, ...answered])];
    return { ...current, unconfirmed, saveNumber: attempt.saveNumber };
  }
  return laidOver(current, attempt.answers, attempt.saveNumber);
}

/** The server's answers with those over them of which it does not know yet. */
export function laidOver(sheet: Sheet, inForce: readonly Choice[], saveNumber: number): Sheet {
  const answers = [...inForce];
  for (const question of sheet.unconfirmed) answers[question] = sheet.answers[question] ?? null;
  return {
    ...sheet,
    answers,
    unconfirmed: sheet.unconfirmed.filter((question) => answers[question] !== inForce[question]),
    saveNumber,
  };
}

export function choose(sheet: Sheet, question: number, choice: Choice): Sheet {
  if (sheet.finished || sheet.answers[question] === choice) return sheet;
  return {
    ...sheet,
    answers: sheet.answers.with(question, choice),
    unconfirmed: sheet.unconfirmed.includes(question) ? sheet.unconfirmed : [...sheet.unconfirmed, question],
  };
}

export function toggleMark(sheet: Sheet, question: number): Sheet {
  const marked = sheet.marked.includes(question)
    ? sheet.marked.filter((one) => one !== question)
    : [...sheet.marked, question];
  return { ...sheet, marked };
}

export function goTo(sheet: Sheet, question: number): Sheet {
  const last = sheet.answers.length - 1;
  return { ...sheet, question: Math.min(Math.max(question, 0), last) };
}

export function finish(sheet: Sheet, why: 'by-student' | 'by-time'): Sheet {
  return { ...sheet, finished: sheet.finished ?? why };
}

/** This device's clock had said that the time is over, and the server's says that it is not. */
export function goOn(sheet: Sheet): Sheet {
  return { ...sheet, finished: null };
}

/** In milliseconds; below zero once it is over. */
export function timeLeft({ deadline, clockOffset }: Sheet, deviceNow: number): number {
  return deadline - (deviceNow + clockOffset);
}
