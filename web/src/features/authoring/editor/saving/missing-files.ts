import { missingFiles } from '@sikhya/contract/authoring.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import type { UploadQueue } from '../files/upload-queue.ts';
import type { CourseForm } from '../state/form.ts';
import { type FormFile, listFormFiles } from '../state/form-files.ts';

type MissingFiles = {
  urls: ReadonlySet<string>;
  /** Files that this device still has, so that they can be uploaded again. */
  chosen: File[];
  /** Files that exist nowhere any more. */
  stored: FormFile[];
};

/** Returns the files because of which the server rejected a save; null when it rejected the save for another reason. */
export function findMissingFiles(
  error: unknown,
  form: CourseForm,
  uploads: UploadQueue,
): MissingFiles | null {
  const body = error instanceof ApiError ? missingFiles.safeParse(error.body) : null;
  if (!body?.success || body.data.missingFiles.length === 0) return null;
  const urls = new Set(body.data.missingFiles);
  const files = listFormFiles(form);
  const chosen = files.flatMap(({ file: { chosen: file } }) =>
    file && urls.has(uploads.getUrl(file) ?? '') ? [file] : [],
  );
  const stored = files.filter(({ file }) => !file.chosen && urls.has(file.url ?? ''));
  return chosen.length + stored.length === 0 ? null : { urls, chosen, stored };
}
