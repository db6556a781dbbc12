import type { CourseDraft } from '@sikhya/contract/authoring.ts';
import { type Db, inTransaction } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import * as queries from './queries.ts';
import { listingOf, pricePaise } from './rules.ts';

/** Stores a new course whole, or nothing of it. */
export async function createCourse(db: Db, draft: CourseDraft, now: Date): Promise<string> {
  const price = pricePaise(draft);
  if (typeof price !== 'number') throw new AppError('against-a-rule', price.refused);
  const courseId = newId();
  const subjects = draft.subjects.map((subject, position) => ({
    ...subject,
    id: newId(),
    courseId,
    position,
  }));
  const chapters = subjects.flatMap((subject) =>
    subject.chapters.map((chapter, position) => ({
      ...chapter,
      id: newId(),
      courseId,
      subjectId: subject.id,
      position,
      totalQuestions: chapter.questions.length,
    })),
  );
  const questions = chapters.flatMap((chapter) =>
    chapter.questions.map((question, position) => ({ ...question, chapterId: chapter.id, position })),
  );
  await inTransaction(db, async (tx) => {
    await queries.insertCourse(tx, {
      id: courseId,
      title: draft.title,
      description: draft.description,
      ...listingOf(draft),
      pricePaise: price,
      isFree: price === 0,
      createdAt: now,
      updatedAt: now,
    });
    await queries.insertSubjects(tx, subjects);
    await queries.insertChapters(tx, chapters);
    await queries.insertQuestions(tx, questions);
  });
  return courseId;
}
