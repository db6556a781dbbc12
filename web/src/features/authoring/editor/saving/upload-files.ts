import { ApiError } from '../../../../lib/api-error.ts';
import { upload } from '../../../../lib/upload.ts';
import type { PendingFile } from './pending-files.ts';

/** How far a file is, from 0 to 1. */
export type UploadProgress = { label: string; done: number };

/** A file that was not taken: what it is, and the server's own sentence. */
export type KeptFile = { label: string; reason: string };

/** More at once would only share the same line. */
const AT_ONCE = 2;

/**
 * Sends the files, two at a time. `uploaded` remembers what has arrived, so that a save that is tried again sends
 * nothing twice. A refused file does not stop the others; a server that is away stops them all.
 */
export async function uploadFiles(
  files: readonly PendingFile[],
  uploaded: Map<File, string>,
  onProgress: (progress: readonly UploadProgress[]) => void,
): Promise<KeptFile[]> {
  const waiting = files.filter(({ file }) => !uploaded.has(file));
  const progress = waiting.map(({ label }) => ({ label, done: 0 }));
  const kept: KeptFile[] = [];
  const tell = (index: number, done: number) => {
    progress[index] = { ...progress[index]!, done };
    onProgress([...progress]);
  };
  const queue = waiting.entries();
  const work = async () => {
    for (const [index, { kind, file, label }] of queue) {
      try {
        const { url } = await upload(kind, file, (done) => tell(index, done));
        uploaded.set(file, url);
      } catch (error) {
        if (!wasRefused(error)) throw error;
        kept.push({ label, reason: error.message });
      }
      tell(index, 1);
    }
  };
  onProgress(progress);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return kept;
}

function wasRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0 && error.code !== 'not-signed-in';
}
