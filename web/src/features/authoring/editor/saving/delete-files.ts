import { deleteFile } from '@sikhya/contract/files.ts';
import { call } from '../../../../lib/call.ts';

/** Deletes files that no course uses any more. The server sweeps what this misses. */
export async function deleteFiles(urls: readonly string[]): Promise<void> {
  for (const fileUrl of urls) {
    await call(deleteFile, { body: { fileUrl } }).catch((error: Error) =>
      console.info(`${fileUrl} was not deleted: ${error.message}`),
    );
  }
}
