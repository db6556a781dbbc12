import { missingFiles } from '@sikhya/contract/authoring.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import { type FormFile, formFiles } from '../state/chosen-files.ts';
import type { CourseForm } from '../state/form.ts';

type Missing = {
  urls: ReadonlySet<string>;
  /** Swept before the course was saved; this device still has them. */
  chosen: File[];
  /** Deleted, with the course or with another one's change of it. */
  stored: FormFile[];
};

/** The files for which the server refused a save; null where it was not for files. */
export function missingFilesIn(error: unknown, form: CourseForm, uploads: UploadQueue): Missing | null {
  const body = error instanceof ApiError ? missingFiles.safeParse(error.body) : null;
  if (!body?.success || body.data.missingFiles.length === 0) return null;
  const urls = new Set(body.data.missingFiles);
  const chosen = formFiles(form).flatMap(({ file: { chosen: file } }) =>
    file && urls.has(uploads.urlOf(file) ?? '') ? [file] : [],
  );
  const stored = formFiles(form).filter(({ file }) => !file.chosen && urls.has(file.url ?? ''));
  return chosen.length + stored.length === 0 ? null : { urls, chosen, stored };
}
