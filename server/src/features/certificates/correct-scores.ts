import type { Tx } from '../../database/database.ts';
import { takeStatusIndex } from './issue-queries.ts';
import { correctContent } from './rules.ts';
import * as queries from './score-queries.ts';

/** Stores today's scores in certificates. A changed one gets a new status index, which revokes its old credentials. */
export async function correctScores(tx: Tx, ids: string[]): Promise<void> {
  for (const { id, content, scores } of await queries.findEarnedScores(tx, ids)) {
    const corrected = correctContent(content, scores);
    if (corrected) await queries.storeContent(tx, id, corrected, await takeStatusIndex(tx));
  }
}
