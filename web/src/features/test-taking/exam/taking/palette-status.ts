import type { AttemptAtExam } from '../../attempt/exam-attempt.ts';
import type { texts } from './texts.ts';

/** The five states that students know from official computer-based exams, in the order of their legend. */
export const PALETTE_STATUSES = [
  'answered',
  'not-answered',
  'not-visited',
  'marked',
  'answered-marked',
] as const;

export type PaletteStatus = (typeof PALETTE_STATUSES)[number];

type PaletteAttempt = Pick<AttemptAtExam, 'answers' | 'marked'> & {
  exam: Pick<AttemptAtExam['exam'], 'visited' | 'sections'>;
};

export function getPaletteStatus({ answers, marked, exam }: PaletteAttempt, question: number): PaletteStatus {
  const isAnswered = typeof answers[question] === 'number';
  if (marked.includes(question)) return isAnswered ? 'answered-marked' : 'marked';
  if (isAnswered) return 'answered';
  return exam.visited.includes(question) ? 'not-answered' : 'not-visited';
}

export type SectionSummary = Record<PaletteStatus, number>;

/** The number of questions of each status, by section. */
export function summariseSections(attempt: PaletteAttempt): SectionSummary[] {
  return attempt.exam.sections.map(({ from, to }) => {
    const summary = { answered: 0, 'not-answered': 0, 'not-visited': 0, marked: 0, 'answered-marked': 0 };
    for (let question = from; question < to; question += 1) summary[getPaletteStatus(attempt, question)] += 1;
    return summary;
  });
}

/** An answered question counts, marked or not. */
export function countAnswered(summary: SectionSummary): number {
  return summary.answered + summary['answered-marked'];
}

export type SectionState = 'open' | 'running' | 'over' | 'later';

/** `running` is the section whose time runs; -1 if students move freely. */
export function getSectionState(section: number, running: number): SectionState {
  if (running === -1) return 'open';
  if (section === running) return 'running';
  return section < running ? 'over' : 'later';
}

/** The question after this one; in a timed section its first one follows its last, and null follows the last of all. */
export function getNextQuestion(
  sections: AttemptAtExam['exam']['sections'],
  question: number,
  running: number,
): number | null {
  const last = sections.at(-1)!.to - 1;
  const section = running === -1 ? undefined : sections[running];
  if (section && question === section.to - 1 && question !== last) return section.from;
  return question === last ? null : question + 1;
}

export const STATUS_LABELS = {
  answered: 'answered',
  'not-answered': 'notAnswered',
  'not-visited': 'notVisited',
  marked: 'marked',
  'answered-marked': 'answeredMarked',
} as const satisfies Record<PaletteStatus, keyof typeof texts>;

/** The text that names a question together with its status. */
export const QUESTION_LABELS = {
  answered: 'questionAnswered',
  'not-answered': 'questionNotAnswered',
  'not-visited': 'questionNotVisited',
  marked: 'questionMarked',
  'answered-marked': 'questionAnsweredMarked',
} as const satisfies Record<PaletteStatus, keyof typeof texts>;

/** The colours and shapes of the examination hall; the shape shows the status without colour. */
export const STATUS_CLASSES: Record<PaletteStatus, string> = {
  answered: 'rounded-t-[1rem] rounded-b-[0.2rem] border-transparent bg-(--color-right) text-sheet',
  'not-answered': 'rounded-t-[0.2rem] rounded-b-[1rem] border-transparent bg-wrong text-sheet',
  'not-visited': 'rounded-[0.2rem] border-edge bg-sunk text-ink',
  marked: 'rounded-full border-transparent bg-violet text-sheet',
  'answered-marked':
    'rounded-full border-transparent bg-violet text-sheet after:absolute after:right-0 after:bottom-0 after:size-3 after:rounded-full after:border-2 after:border-sheet after:bg-(--color-right)',
};
