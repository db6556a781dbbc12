import { getCurrentLocale } from '../language/current-locale.ts';
import { createUnreachableError, toApiError } from './api-error.ts';
import { endRejectedSession } from './call.ts';
import { getToken } from './session-store.ts';

/** Fetches a file with the session's token and saves it on the device. */
export async function download(url: string, name: string): Promise<void> {
  const token = getToken();
  const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': getCurrentLocale().language };
  const response = await fetch(url, { headers }).catch(() => {
    throw createUnreachableError();
  });
  if (!response.ok) throw endRejectedSession(await toApiError(response), token);
  // works for large files too, because the browser stores large blobs on disk
  saveFile(name, await response.blob());
}

/** Saves a blob as a file on the device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has started by the next task
  setTimeout(() => URL.revokeObjectURL(url));
}
