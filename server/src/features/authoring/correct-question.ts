import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../database/database.ts';
import { type Actor, recordAuditEntry } from '../audit/service.ts';
import { toCourseContent } from './course-tree.ts';
import { findSaver, saveWorkingCopy } from './save-course.ts';
import { lockStoredCourse } from './stored-course.ts';

/**
 * Changes the key of a question in the working copy of a course, if it has the same options. Students see it after the
 * course is published. Returns false if nothing changed.
 */
export async function correctCourseQuestion(
  tx: Tx,
  courseId: string,
  questionId: string,
  { options, correctAnswer }: { options: readonly string[]; correctAnswer: number },
  { now, actor }: { now: Date; actor: Actor },
): Promise<boolean> {
  const stored = await lockStoredCourse(tx, courseId, actor);
  const content = stored.workingCopy?.content ?? toCourseContent(stored.published);
  let isChanged = false;
  const subjects = content.subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.map((chapter) => ({
      ...chapter,
      questions: chapter.questions.map((question) => {
        const isSame = question._id === questionId && isDeepStrictEqual(question.options, options);
        if (!isSame || question.correctAnswer === correctAnswer) return question;
        isChanged = true;
        return { ...question, correctAnswer };
      }),
    })),
  }));
  if (!isChanged) return false;
  const saver = await findSaver(tx, actor);
  const { title } = await saveWorkingCopy(tx, stored, { ...content, subjects }, saver, now);
  await recordAuditEntry(tx, actor, { action: 'save-draft', subjectId: courseId, details: { title } }, now);
  return true;
}
