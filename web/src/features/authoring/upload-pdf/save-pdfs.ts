import { type CourseTree, updateCourse } from '@sikhya/contract/authoring.ts';
import { isTransient } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { createIdempotencyKey } from '../../../lib/idempotency.ts';
import { fetchCourse } from '../api.ts';
import { toCourseInput } from '../editor/state/course-input.ts';
import { toForm } from '../editor/state/form.ts';

/** Another admin may save in between, and then again. */
const MAX_TRIES = 5;

export type SavedPdfs = {
  course: CourseTree;
  /** Chapters that the course no longer has. */
  missingChapters: ReadonlySet<string>;
};

/**
 * Saves the PDFs as unpublished changes. `urls` are the uploaded files by the id of their chapter. They are put into the
 * course as it is now, so that changes of other admins stay.
 */
export async function savePdfs(courseId: string, urls: ReadonlyMap<string, string>): Promise<SavedPdfs> {
  for (let tries = 1; ; tries += 1) {
    const course = await fetchCourse(courseId);
    const ids = new Set(course.subjects.flatMap(({ chapters }) => chapters.map(({ _id }) => _id)));
    const missingChapters = new Set([...urls.keys()].filter((id) => !ids.has(id)));
    if (missingChapters.size === urls.size) return { course, missingChapters };
    try {
      const saved = await call(
        updateCourse,
        {
          params: { courseId },
          body: { ...withPdfs(course, urls), state: 'draft', updatedAt: course.updatedAt },
        },
        { idempotencyKey: createIdempotencyKey() },
      );
      return { course: saved.course, missingChapters };
    } catch (error) {
      if (isTransient(error) || (error as { code?: string }).code !== 'conflict' || tries === MAX_TRIES)
        throw error;
    }
  }
}

function withPdfs(course: CourseTree, urls: ReadonlyMap<string, string>) {
  const form = toForm(course);
  return toCourseInput({
    ...form,
    subjects: form.subjects.map((subject) => ({
      ...subject,
      chapters: subject.chapters.map((chapter) => {
        const url = urls.get(chapter._id ?? '');
        return url ? { ...chapter, pdf: { url, chosen: null } } : chapter;
      }),
    })),
  });
}
