import type { Db } from '../../database/database.ts';
import { getRightOptions, readPaper } from '../attempts/service.ts';
import type { AnsweredQuestion, ResultAnswers } from './rules.ts';
import { findNewestResults } from './statistics-queries.ts';

/** Returns the answers of the newest results of a test, with the questions of their paper as they are graded now. */
export async function readResultAnswers(db: Db, testId: string, limit: number): Promise<ResultAnswers[]> {
  const results = await findNewestResults(db, testId, limit);
  const questions = new Map<string, AnsweredQuestion[]>();
  for (const { paperId, correctionNumber } of results) {
    if (questions.has(paperId)) continue;
    const paper = await readPaper(db, paperId, correctionNumber);
    questions.set(
      paperId,
      paper.questions.map((question) => ({
        _id: question._id,
        options: question.options,
        rightOptions: getRightOptions(question),
      })),
    );
  }
  return results.map(({ paperId, answers, seconds }) => ({
    questions: questions.get(paperId)!,
    answers,
    seconds,
  }));
}
