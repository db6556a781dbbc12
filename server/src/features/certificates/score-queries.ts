import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { passPercent } from '../../database/pass-percent.ts';
import { type CertificateContent, certificates } from '../../database/tables/certificates.ts';

/**
 * The scores of the results that earned the certificates, in their order. Where a result is no pass any more, the best
 * one of the same test counts. Null stands for a result that was deleted.
 */
export async function findEarnedScores(tx: Tx, ids: string[]) {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{
    id: string;
    content: CertificateContent;
    scores: (number | null)[];
  }>(sql`
    select certificates.id, certificates.content, earned.scores from certificates
    cross join lateral (
      select array_agg(case when results.score >= ${passPercent} then results.score else (
          select max(taken.score) from results taken
          where taken.student_id = results.student_id and taken.test_id = results.test_id) end
        order by listed.position)::integer[] as scores
      from unnest(certificates.result_ids) with ordinality as listed(id, position)
      left join results on results.id = listed.id
      left join papers on papers.id = results.paper_id) earned
    where certificates.id = any(${`{${ids.join()}}`}::uuid[]) and earned.scores is not null
    order by certificates.id`);
  return rows;
}

export async function storeContent(
  tx: Tx,
  id: string,
  content: CertificateContent,
  statusIndex: number,
): Promise<void> {
  await tx.update(certificates).set({ content, statusIndex }).where(eq(certificates.id, id));
}
