import type { Db, Tx } from '../../database/database.ts';
import { type Paper, readPaper } from '../attempts/service.ts';
import { findPaperTitles } from './queries.ts';

type PaperTitles = Omit<Awaited<ReturnType<typeof findPaperTitles>>[number], 'id' | 'correctionNumber'>;

/** The papers of cards with all corrections, and their titles, by their ids. */
export async function readCardPapers(
  db: Db | Tx,
  cards: readonly { paperId: string }[],
): Promise<Map<string, { paper: Paper; titles: PaperTitles }>> {
  const found = await findPaperTitles(db, [...new Set(cards.map(({ paperId }) => paperId))]);
  const papers = new Map<string, { paper: Paper; titles: PaperTitles }>();
  for (const { id, correctionNumber, ...titles } of found)
    papers.set(id, { paper: await readPaper(db, id, correctionNumber), titles });
  return papers;
}
