import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import { getDifficulty } from '@sikhya/contract/question-bank.ts';

export type Candidate = {
  id: string;
  originId: string | null;
  question: string;
  odia: { question: string } | null;
  imageId: string | null;
  shareRight: number | null;
};

/** The questions that an exam has already: their ids, the ids of their origins, and the keys of their texts. */
export type Taken = { ids: Set<string>; texts: Set<string> };

/** Two questions are the same if one is a copy of the other, both are copies of a third, or they ask the same. */
function listKeys({ id, originId, question, odia, imageId }: Candidate) {
  const texts = [question, odia?.question ?? ''].map((text) => toDuplicateKey(text, imageId));
  return { ids: [id, ...(originId ? [originId] : [])], texts: texts.filter((text) => text !== '') };
}

/**
 * Chooses questions in the order of the candidates, which is random: as many hard ones as asked for first, then others.
 * If there are too few of one sort, the rest comes from the other. Adds what it chooses to `taken`.
 */
export function drawQuestions<Row extends Candidate>(
  candidates: readonly Row[],
  { count, hardPercent }: { count: number; hardPercent: number },
  taken: Taken,
): Row[] {
  const isHard = ({ shareRight }: Row) => getDifficulty(shareRight) === 'hard';
  const drawn: Row[] = [];
  const draw = (rows: readonly Row[], until: number) => {
    for (const row of rows) {
      if (drawn.length >= until) return;
      const { ids, texts } = listKeys(row);
      if (ids.some((id) => taken.ids.has(id)) || texts.some((text) => taken.texts.has(text))) continue;
      for (const id of ids) taken.ids.add(id);
      for (const text of texts) taken.texts.add(text);
      drawn.push(row);
    }
  };
  const [hard, others] = [candidates.filter(isHard), candidates.filter((row) => !isHard(row))];
  draw(hard, Math.round((count * hardPercent) / 100));
  draw(others, count);
  draw(hard, count);
  return drawn;
}
