import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import { getSectionRanges } from '@sikhya/contract/exam-rules.ts';
import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import {
  type Attempt,
  type AttemptFields,
  createFields,
  type Departure,
  type DeviceFields,
  type ExamFields,
  goToQuestion,
} from './attempt.ts';
import { type Ends, updateFromServer } from './attempt-protocol.ts';

/** The fields of an attempt at an exam that one at a mock test does not have: sections with ends, visited questions and one device. */

export type AttemptAtExam = AttemptFields & ExamFields;

type ExamDeviceFields = DeviceFields & { deviceId: string };

const GRACE_MS = MOCK_TEST.graceSeconds * 1000;

export function requireExam(attempt: Attempt): AttemptAtExam {
  if (!attempt.exam) throw new Error('the attempt belongs to a mock test');
  return attempt;
}

export function createExamAttempt(
  started: ExamAttempt,
  { deviceId, ...deviceFields }: ExamDeviceFields,
  deviceNow: number,
): AttemptAtExam {
  const { examId, title, odiaTitle, answers, marks } = started;
  const fields = createFields(started, deviceFields);
  const sections = createSections(started);
  const running = sections[getRunningSection(sections, deviceNow + deviceFields.clockOffset)];
  return {
    ...fields,
    question: running
      ? running.from + Math.max(0, answers.slice(running.from, running.to).indexOf(null))
      : fields.question,
    marked: listPositions(marks, (mark) => mark === 'marked'),
    exam: {
      examId,
      title,
      odiaTitle,
      deviceId,
      sections,
      visited: listPositions(marks, (mark) => mark !== null),
      unconfirmedMarks: [],
      lateAnswers: 0,
      departures: { 'left-page': 0, 'left-full-screen': 0 },
    },
  };
}

function createSections({ rules, sectionEnds }: Pick<ExamAttempt, 'rules' | 'sectionEnds'>) {
  return getSectionRanges(rules.sections).map((range, section) => ({
    ...range,
    endsAt: sectionEnds ? Date.parse(sectionEnds[section] ?? '') : null,
  }));
}

/** Added time moves the deadline and the ends of the sections that are not over. */
export function setEnds(attempt: Attempt, { deadline, sectionEnds }: Ends): Attempt {
  const updated = { ...attempt, deadline: Date.parse(deadline) };
  const { exam } = updated;
  if (!exam || !sectionEnds) return updated;
  const sections = exam.sections.map((section, index) => ({
    ...section,
    endsAt: Date.parse(sectionEnds[index] ?? ''),
  }));
  return { ...updated, exam: { ...exam, sections } };
}

function listPositions<T>(items: readonly T[], matches: (item: T) => boolean): number[] {
  return items.flatMap((item, position) => (matches(item) ? [position] : []));
}

type Sections = ExamFields['exam']['sections'];

/** With timed sections the one whose time runs, after the end of all the last one; otherwise -1. `now` is the server's. */
export function getRunningSection(sections: Sections, now: number): number {
  if (!sections[0] || sections[0].endsAt === null) return -1;
  const running = sections.findIndex(({ endsAt }) => endsAt !== null && now < endsAt);
  return running === -1 ? sections.length - 1 : running;
}

export function getSectionOf(sections: Sections, question: number): number {
  return sections.findIndex(({ from, to }) => question >= from && question < to);
}

/** Shows a question, which makes it a visited one. */
export function visitQuestion(attempt: Attempt, question: number): Attempt {
  const { exam } = attempt;
  if (!exam || attempt.finished) return attempt;
  const shown = goToQuestion(attempt, question);
  if (exam.visited.includes(question)) return shown;
  return {
    ...shown,
    exam: {
      ...exam,
      visited: [...exam.visited, question],
      unconfirmedMarks: [...exam.unconfirmedMarks, question],
    },
  };
}

export function setMarked(attempt: Attempt, question: number, isMarked: boolean): Attempt {
  const { exam, marked, finished } = attempt;
  if (!exam || finished || marked.includes(question) === isMarked) return attempt;
  return {
    ...attempt,
    marked: isMarked ? [...marked, question] : marked.filter((one) => one !== question),
    exam: { ...exam, unconfirmedMarks: [...new Set([...exam.unconfirmedMarks, question])] },
  };
}

export function countDeparture(attempt: Attempt, kind: Departure): Attempt {
  const { exam } = attempt;
  if (!exam) return attempt;
  const departures = { ...exam.departures, [kind]: exam.departures[kind] + 1 };
  return { ...attempt, exam: { ...exam, departures } };
}

/** The student has read that answers came too late. */
export function dismissLateAnswers(attempt: Attempt): Attempt {
  return attempt.exam ? { ...attempt, exam: { ...attempt.exam, lateAnswers: 0 } } : attempt;
}

/** Whether the server accepts no more answers to the question, because its section ended before the grace period. */
function isClosed({ sections }: ExamFields['exam'], question: number, now: number): boolean {
  const endsAt = sections[getSectionOf(sections, question)]?.endsAt;
  return typeof endsAt === 'number' && endsAt + GRACE_MS < now;
}

/** Whether there are unsaved answers that the server would refuse by now. */
export function hasLateAnswers({ exam, unconfirmed, clockOffset }: Attempt, deviceNow: number): boolean {
  return (
    exam !== undefined && unconfirmed.some((question) => isClosed(exam, question, deviceNow + clockOffset))
  );
}

/** Drops languages, visits and times that the server would refuse by now, because their section is over. */
export function dropLateMarks(attempt: Attempt, deviceNow: number): Attempt {
  const { exam, clockOffset, unconfirmedLanguages = [], unconfirmedTimes = [] } = attempt;
  if (!exam) return attempt;
  const isOpen = (question: number) => !isClosed(exam, question, deviceNow + clockOffset);
  const unconfirmedMarks = exam.unconfirmedMarks.filter(isOpen);
  const languages = unconfirmedLanguages.filter(isOpen);
  const times = unconfirmedTimes.filter(isOpen);
  const isSame =
    unconfirmedMarks.length === exam.unconfirmedMarks.length &&
    languages.length === unconfirmedLanguages.length &&
    times.length === unconfirmedTimes.length;
  if (isSame) return attempt;
  return {
    ...attempt,
    unconfirmedLanguages: languages,
    unconfirmedTimes: times,
    exam: { ...exam, unconfirmedMarks },
  };
}

/**
 * Updates the attempt with the server's. Unsaved answers of sections that are over are replaced by the saved ones and
 * counted.
 */
export function updateExamFromServer(
  stored: AttemptAtExam,
  started: ExamAttempt,
  { deviceId, ...deviceFields }: ExamDeviceFields,
  deviceNow: number,
): Attempt {
  // A lower number means that the server was restored from a backup, so everything of this device is sent again.
  const unconfirmedMarks =
    started.saveNumber < stored.saveNumber ? stored.exam.visited : stored.exam.unconfirmedMarks;
  const exam = { ...stored.exam, deviceId, sections: createSections(started), unconfirmedMarks };
  const now = deviceNow + deviceFields.clockOffset;
  const late = stored.unconfirmed.filter((question) => isClosed(exam, question, now));
  const lost = late.filter((question) => stored.answers[question] !== started.answers[question]);
  const isOwnMark = (question: number) => exam.unconfirmedMarks.includes(question);
  const fromServer = started.marks.flatMap((mark, question) =>
    mark && !isOwnMark(question) ? [question] : [],
  );
  const marked = [
    ...stored.marked.filter(isOwnMark),
    ...fromServer.filter((question) => started.marks[question] === 'marked'),
  ];
  const updated = updateFromServer(
    {
      ...stored,
      marked,
      unconfirmed: stored.unconfirmed.filter((question) => !late.includes(question)),
      exam: {
        ...exam,
        visited: [...new Set([...exam.visited, ...fromServer])],
        lateAnswers: exam.lateAnswers + lost.length,
      },
    },
    started,
    deviceFields,
  );
  return dropLateMarks(moveToRunningSection(updated, now), deviceNow);
}

/** The server refuses even a check about a question whose section is over or has not begun. */
function moveToRunningSection(attempt: Attempt, now: number): Attempt {
  const { sections } = requireExam(attempt).exam;
  const running = getRunningSection(sections, now);
  if (running === -1 || getSectionOf(sections, attempt.question) === running) return attempt;
  return { ...attempt, question: sections[running]!.from };
}
