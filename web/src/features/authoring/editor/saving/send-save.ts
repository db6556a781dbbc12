import { type CourseTree, createCourse, updateCourse } from '@sikhya/contract/authoring.ts';
import { call } from '../../../../lib/call.ts';
import type { CourseInput } from '../state/course-input.ts';

/** The course to update, and the `updatedAt` with which it was loaded; null to create a course. */
export type SaveTarget = { courseId: string; updatedAt: string } | null;

export type SaveRequest = { target: SaveTarget; body: CourseInput };

export async function sendSave({ target, body }: SaveRequest, idempotencyKey: string): Promise<CourseTree> {
  const options = { idempotencyKey };
  if (!target) return (await call(createCourse, { body }, options)).course;
  const { courseId, updatedAt } = target;
  const { course } = await call(
    updateCourse,
    { params: { courseId }, body: { ...body, updatedAt } },
    options,
  );
  return course;
}
