import { MAX_COUNTED_TESTS } from '@sikhya/contract/course-results.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { countQuestionResults } from './rules.ts';

export async function readCourseResults(db: Db, courseId: string) {
  const course = isId(courseId) ? await queries.findCourse(db, courseId) : undefined;
  if (!course) throw new AppError('not-found', 'Course not found');
  return { course, chapters: await queries.findChapterResults(db, courseId) };
}

export async function readQuestionResults(db: Db, courseId: string, chapterId: string) {
  const questions =
    isId(courseId) && isId(chapterId) ? await queries.findQuestions(db, courseId, chapterId) : [];
  if (questions.length === 0) throw new AppError('not-found', 'No questions in this chapter');
  const [counts, countedTests] = await Promise.all([
    queries.countChosenOptions(db, chapterId, MAX_COUNTED_TESTS),
    queries.countTests(db, chapterId, MAX_COUNTED_TESTS),
  ]);
  const papers = await queries.findPapers(db, [...new Set(counts.map(({ paperId }) => paperId))]);
  return { countedTests, questions: countQuestionResults(questions, papers, counts) };
}
