import { MOCK_TEST } from '@sikhya/contract/constants.ts';
import type { ShownLanguages } from '@sikhya/contract/test-result.ts';
import { listPaperLanguages } from './corrections.ts';
import type { Paper } from './paper.ts';
import { type Grade, gradeAnswers } from './rules.ts';

/** Pure rules of grading stored results again. */

export type StoredResult = Omit<Grade, 'totalQuestions'> & {
  id: string;
  /** Null after the account was erased. */
  studentId: string | null;
  /** Null for an exam. */
  courseId: string | null;
  paperId: string;
  answers: number[];
  attemptNumber: number | null;
  shownLanguages: ShownLanguages | null;
  questionOrder: number[] | null;
};

export type Regraded = {
  result: StoredResult;
  grade: Grade;
  wasPassed: boolean;
  isPassed: boolean;
  /** Whether the score or anything else that is stored has changed. */
  isChanged: boolean;
  /** Whether the student sees a different score, in percent or marks. */
  isScoreChanged: boolean;
};

/** Grades the answers from scratch and compares. */
export function regradeResult(paper: Omit<Paper, 'id'>, result: StoredResult): Regraded {
  const order = { questionOrder: result.questionOrder, optionOrders: null };
  const languages = listPaperLanguages(result.shownLanguages, order, paper.questions.length);
  const grade = gradeAnswers(paper, result.answers, languages);
  const isScoreChanged = grade.score !== result.score || grade.marks !== result.marks;
  const areDetailsChanged =
    grade.correctAnswers !== result.correctAnswers ||
    String(grade.sectionMarks) !== String(result.sectionMarks);
  const passPercent = paper.rules?.passPercent ?? MOCK_TEST.passingPercent;
  return {
    result,
    grade,
    wasPassed: result.score >= passPercent,
    isPassed: grade.score >= passPercent,
    isChanged: isScoreChanged || areDetailsChanged,
    isScoreChanged,
  };
}

/** `takers` is the difference: negative if fewer students have these marks. */
export type CountChange = { section: number; marks: number; takers: number };

/** Returns by how many students each count of marks changes. The whole exam is section -1; only first attempts count. */
export function listCountChanges(regraded: readonly Regraded[]): CountChange[] {
  const changes = new Map<string, CountChange>();
  const add = (section: number, marks: number, takers: number) => {
    const key = `${section} ${marks}`;
    const change = changes.get(key) ?? { section, marks, takers: 0 };
    changes.set(key, { ...change, takers: change.takers + takers });
  };
  for (const { result, grade } of regraded) {
    if (result.attemptNumber !== 1 || result.marks === null || grade.marks === null) continue;
    add(-1, result.marks, -1);
    add(-1, grade.marks, 1);
    for (const [section, marks] of (result.sectionMarks ?? []).entries()) add(section, marks, -1);
    for (const [section, marks] of (grade.sectionMarks ?? []).entries()) add(section, marks, 1);
  }
  return [...changes.values()]
    .filter(({ takers }) => takers !== 0)
    .sort((a, b) => a.section - b.section || a.marks - b.marks);
}

/** How many students of an exam get another rank, from their marks before and the moves of marks. */
export function countRankChanges(
  counts: readonly { marks: number; takers: number }[],
  moves: readonly { from: number; to: number }[],
): number {
  const before = new Map(counts.map(({ marks, takers }) => [marks, takers]));
  const after = new Map(before);
  const stay = new Map(before);
  const add = (map: Map<number, number>, marks: number, change: number) =>
    map.set(marks, (map.get(marks) ?? 0) + change);
  for (const { from, to } of moves) {
    add(after, from, -1);
    add(after, to, 1);
    add(stay, from, -1);
  }
  const [rankBefore, rankAfter] = [rankByMarks(before), rankByMarks(after)];
  const moved = moves.filter(({ from, to }) => rankBefore.get(from) !== rankAfter.get(to)).length;
  const shifted = [...stay].filter(([marks]) => rankBefore.get(marks) !== rankAfter.get(marks));
  return moved + shifted.reduce((total, [, takers]) => total + takers, 0);
}

function rankByMarks(takersByMarks: ReadonlyMap<number, number>): Map<number, number> {
  const ranks = new Map<number, number>();
  let better = 0;
  for (const [marks, takers] of [...takersByMarks].sort(([a], [b]) => b - a)) {
    ranks.set(marks, better + 1);
    better += takers;
  }
  return ranks;
}
