import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, inTransaction, type Tx } from '../../database/database.ts';
import { listCertificatesOfResults, recheckCertificates } from '../certificates/service.ts';
import { notify } from '../notices/service.ts';
import { addCorrections, type StoredCorrection } from './corrections.ts';
import type { Paper } from './paper.ts';
import { lockTests } from './paper-queries.ts';
import { readCurrentPaper, readPaper } from './paper-store.ts';
import * as queries from './regrade-queries.ts';
import { countRankChanges, listCountChanges, type Regraded, regradeResult } from './regrading.ts';

/** Grades stored results again after a correction: first as a preview, then in batches that a job works through. */

const BATCH_SIZE = 1000;
/** A preview of more results would take longer than an admin waits. */
const MAX_PREVIEWED = 100_000;
const MAX_LISTED = 100;

/** Works through all regrades. Each batch is one transaction that also stores how far it came. */
export async function regradeResults(db: Db, now: () => Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if (!(await inTransaction(db, (tx) => regradeBatch(tx, now())))) return;
    // leaves half of the time to the students who are on the site
    await sleep(performance.now() - startedAt);
  }
}

/** Returns false if nothing is left to do, or another process does it. */
async function regradeBatch(tx: Tx, now: Date): Promise<boolean> {
  const regrade = await queries.lockRegrade(tx);
  if (!regrade) return false;
  const { id: regradeId, testIds, testsDone, completedAt, resultId } = regrade;
  const testId = testIds[testsDone]!;
  const after = completedAt && resultId ? { completedAt, id: resultId } : null;
  const correctionNumber = (await lockTests(tx, [testId])).get(testId);
  const rows = await queries.findResultsAfter(tx, testId, after, { limit: BATCH_SIZE, locks: true });
  const regraded: Regraded[] = [];
  for (const row of rows) {
    const result = regradeResult(await readPaper(tx, row.paperId, correctionNumber), row);
    if (result.isChanged) regraded.push(result);
  }
  const changed = regraded.filter(({ isScoreChanged }) => isScoreChanged);
  if (regraded.length > 0) await queries.storeGrades(tx, regraded);
  await storeScoreChanges(tx, { regradeId, testId, now }, changed);
  const changedPasses = changed.filter(({ wasPassed, isPassed }) => wasPassed !== isPassed);
  const listIds = (list: Regraded[]) => list.map(({ result }) => result.id);
  const concerned = { changedScores: listIds(changed), changedPasses: listIds(changedPasses) };
  await recheckCertificates(tx, concerned, now);
  const countChanges = listCountChanges(regraded);
  if (countChanges.length > 0) await queries.applyCountChanges(tx, testId, countChanges);
  const progress = {
    graded: rows.length,
    changed: changed.length,
    gained: changedPasses.filter(({ isPassed }) => isPassed).length,
    lost: changedPasses.filter(({ wasPassed }) => wasPassed).length,
    last: rows.length === BATCH_SIZE ? rows.at(-1)! : null,
  };
  await queries.advanceRegrade(tx, regradeId, progress, now);
  const isFinished = progress.last === null && testsDone + 1 >= testIds.length;
  if (isFinished) await notifyStudents(tx, regradeId, now);
  return true;
}

/** Each student gets one notice, however many results have changed. */
async function notifyStudents(tx: Tx, regradeId: string, now: Date): Promise<void> {
  const to = { audience: 'score-changes', audienceId: regradeId } as const;
  await notify(tx, to, { kind: 'score-corrected', data: {}, cause: regradeId, at: now });
}

/** A row for each student whose score has changed: the history of the result, and what the dashboard shows. */
async function storeScoreChanges(
  tx: Tx,
  regrade: { regradeId: string; testId: string; now: Date },
  changed: readonly Regraded[],
): Promise<void> {
  const withStudent = changed.filter(({ result }) => result.studentId !== null);
  if (withStudent.length > 0) await queries.storeScoreChanges(tx, regrade, withStudent);
}

export type Effect = {
  /** How many results get another score, of how many that were graded again, and how many there are. */
  results: number;
  checked: number;
  total: number;
  passesGained: number;
  passesLost: number;
  chaptersGained: number;
  chaptersLost: number;
  certificatesRevoked: number;
  /** Students of exams who get another rank. */
  ranks: number;
  /** The first results that change. */
  concerned: Regraded[];
};

/** Returns the effect of a correction. Writes nothing. */
export async function previewRegrade(db: Db | Tx, correction: StoredCorrection): Promise<Effect> {
  const testIds = await queries.findTestsOfQuestion(db, correction.questionId);
  const effect: Effect = {
    results: 0,
    checked: 0,
    total: await queries.countResults(db, testIds),
    passesGained: 0,
    passesLost: 0,
    chaptersGained: 0,
    chaptersLost: 0,
    certificatesRevoked: 0,
    ranks: 0,
    concerned: [],
  };
  const certificateIds = new Set<string>();
  for (const testId of testIds) {
    const lost = await previewTest(db, testId, correction, effect);
    for (const id of await listCertificatesOfResults(db, lost)) certificateIds.add(id);
  }
  return { ...effect, certificatesRevoked: certificateIds.size };
}

/** Returns a result of each student who does not pass the test any more. */
async function previewTest(
  db: Db | Tx,
  testId: string,
  correction: StoredCorrection,
  effect: Effect,
): Promise<string[]> {
  const readCorrected = createCorrectedPapers(db, correction);
  const moves: { from: number; to: number }[] = [];
  const passes = new Map<string, PassOfStudent>();
  let after: queries.Position | null = null;
  let hasMore = true;
  while (hasMore && effect.checked < MAX_PREVIEWED) {
    const limit = Math.min(BATCH_SIZE, MAX_PREVIEWED - effect.checked);
    const rows = await queries.findResultsAfter(db, testId, after, { limit, locks: false });
    for (const row of rows) {
      const regraded = regradeResult(await readCorrected(row.paperId), row);
      addToEffect(effect, regraded);
      addToPasses(passes, regraded);
      if (row.attemptNumber === 1 && row.marks !== null && regraded.isScoreChanged)
        moves.push({ from: row.marks, to: regraded.grade.marks ?? 0 });
    }
    after = rows.at(-1) ?? after;
    hasMore = rows.length === limit;
  }
  const gained = [...passes.values()].filter(({ before, after }) => !before && after);
  const lost = [...passes.values()].filter(({ before, after }) => before && !after);
  effect.chaptersGained += gained.filter(({ isOfChapter }) => isOfChapter).length;
  effect.chaptersLost += lost.filter(({ isOfChapter }) => isOfChapter).length;
  if (moves.length > 0) effect.ranks += countRankChanges(await queries.findTotalCounts(db, testId), moves);
  return lost.map(({ resultId }) => resultId);
}

/** Whether a student has passed a test in any result, before and after. */
type PassOfStudent = { resultId: string; isOfChapter: boolean; before: boolean; after: boolean };

function addToPasses(passes: Map<string, PassOfStudent>, { result, wasPassed, isPassed }: Regraded): void {
  if (result.studentId === null) return;
  const { before = false, after = false } = passes.get(result.studentId) ?? {};
  passes.set(result.studentId, {
    resultId: result.id,
    isOfChapter: result.courseId !== null,
    before: before || wasPassed,
    after: after || isPassed,
  });
}

/** Reads each paper once, as if the correction were made. */
function createCorrectedPapers(db: Db | Tx, correction: StoredCorrection) {
  const papers = new Map<string, Paper>();
  return async (paperId: string): Promise<Paper> => {
    const found = papers.get(paperId);
    if (found) return found;
    const paper = await readCurrentPaper(db, paperId);
    const corrected = { ...paper, questions: addCorrections(paper.questions, [correction]) };
    papers.set(paperId, corrected);
    return corrected;
  };
}

function addToEffect(effect: Effect, regraded: Regraded): void {
  effect.checked += 1;
  if (!regraded.isScoreChanged) return;
  const { wasPassed, isPassed } = regraded;
  effect.results += 1;
  effect.passesGained += Number(!wasPassed && isPassed);
  effect.passesLost += Number(wasPassed && !isPassed);
  if (effect.concerned.length < MAX_LISTED) effect.concerned.push(regraded);
}
