import { type AuthoredCourse, createCourse, updateCourse } from '@sikhya/contract/authoring.ts';
import { deleteFile } from '@sikhya/contract/files.ts';
import { call } from '../../../../lib/call.ts';
import { draftOf } from '../state/draft-of.ts';
import type { CourseForm } from '../state/form.ts';
import { pendingFiles, storedFiles } from './pending-files.ts';
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

/** Files that the course used and uses no longer. The server sweeps what this misses. */
export async function deleteUnusedFiles(before: CourseForm, after: CourseForm): Promise<void> {
  const used = new Set(storedFiles(after));
  const unused = new Set(storedFiles(before).filter((fileUrl) => !used.has(fileUrl)));
  for (const fileUrl of unused) {
    await call(deleteFile, { body: { fileUrl } }).catch((error: Error) =>
      console.info(`${fileUrl} was not deleted: ${error.message}`),
    );
  }
}
