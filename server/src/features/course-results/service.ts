import { MAX_COUNTED_TESTS } from '@sikhya/contract/course-results.ts';
import type { Db } from '../../database/database.ts';
import { isId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { resultsOfQuestions } from './rules.ts';

export async function showCourseResults(db: Db, courseId: string) {
  const course = isId(courseId) ? await queries.findCourse(db, courseId) : undefined;
  if (!course) throw new AppError('not-found', 'Course not found');
  return { course, chapters: await queries.findChapterResults(db, courseId) };
}

export async function showQuestionResults(db: Db, courseId: string, chapterId: string) {
  const asked = isId(courseId) && isId(chapterId) ? await queries.findQuestions(db, courseId, chapterId) : [];
  if (asked.length === 0) throw new AppError('not-found', 'No questions in this chapter');
  const [choices, countedTests] = await Promise.all([
    queries.countChoices(db, chapterId, MAX_COUNTED_TESTS),
    queries.countTests(db, chapterId, MAX_COUNTED_TESTS),
  ]);
  const papers = await queries.findPapers(db, [...new Set(choices.map(({ paperId }) => paperId))]);
  return { countedTests, questions: resultsOfQuestions(asked, papers, choices) };
}
