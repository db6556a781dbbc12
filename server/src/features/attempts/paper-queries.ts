import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../database/database.ts';
import { papers } from '../../database/tables/learning.ts';
import type { Paper, PaperQuestion } from './paper.ts';

export async function readPaper(db: Db | Tx, id: string): Promise<Paper> {
  const [paper] = await db
    .select({ questions: papers.questions, rules: papers.rules })
    .from(papers)
    .where(eq(papers.id, id));
  return { id, questions: (paper?.questions ?? []) as PaperQuestion[], rules: paper?.rules ?? null };
}
