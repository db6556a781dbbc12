import { MAX_COUNTED_TESTS } from '@sikhya/contract/course-results.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError, courseNotFound } from '../../errors.ts';
import * as queries from './queries.ts';
import { countQuestionResults } from './rules.ts';
import { texts } from './texts.ts';

export async function readCourseResults(db: Db, courseId: string) {
  const course = isId(courseId) ? await queries.findCourse(db, courseId) : undefined;
  if (!course) throw courseNotFound();
  return { course, chapters: await queries.findChapterResults(db, courseId) };
}

export async function readQuestionResults(db: Db, courseId: string, chapterId: string) {
  const questions =
    isId(courseId) && isId(chapterId) ? await queries.findQuestions(db, courseId, chapterId) : [];
  if (questions.length === 0) throw new AppError('not-found', message(texts.noQuestions));
  const [counts, countedTests] = await Promise.all([
    queries.countChosenOptions(db, chapterId, MAX_COUNTED_TESTS),
    queries.countTests(db, chapterId, MAX_COUNTED_TESTS),
  ]);
  const papers = await queries.findPapers(db, [...new Set(counts.map(({ paperId }) => paperId))]);
  return { countedTests, questions: countQuestionResults(questions, papers, counts) };
}
