import { type AuthoredCourse, createCourse, updateCourse } from '@sikhya/contract/authoring.ts';
import { deleteFile } from '@sikhya/contract/files.ts';
import { call } from '../../../../lib/call.ts';
import { draftOf } from '../state/draft-of.ts';
import type { CourseForm } from '../state/form.ts';
import { pendingFiles } from './pending-files.ts';
import { type KeptFile, type UploadProgress, uploadFiles } from './upload-files.ts';

/** Which course is saved, and which state of it the work began with; null for one that is new. */
export type SaveTarget = { courseId: string; updatedAt: string } | null;

type Sending = {
  form: CourseForm;
  target: SaveTarget;
  /** Files that have arrived already, by the file that was chosen. */
  uploaded: Map<File, string>;
  onProgress: (progress: readonly UploadProgress[]) => void;
};

/** Sends the chosen files, then the course. A file that was refused leaves the one before it in its place. */
export async function saveCourse({
  form,
  target,
  uploaded,
  onProgress,
}: Sending): Promise<{ course: AuthoredCourse; kept: KeptFile[] }> {
  const kept = await uploadFiles(pendingFiles(form), uploaded, onProgress);
  const body = draftOf(form, ({ url, chosen }) => (chosen && uploaded.get(chosen)) ?? url);
  const { course } = target
    ? await call(updateCourse, {
        params: { courseId: target.courseId },
        body: { ...body, updatedAt: target.updatedAt },
      })
    : await call(createCourse, { body });
  return { course, kept };
}

/** The server sweeps what this misses. */
export async function deleteFiles(urls: readonly string[]): Promise<void> {
  for (const fileUrl of urls) {
    await call(deleteFile, { body: { fileUrl } }).catch((error: Error) =>
      console.info(`${fileUrl} was not deleted: ${error.message}`),
    );
  }
}
