import { type FileKind, UPLOADS, type UploadedFile } from '@sikhya/contract/files.ts';
import { getCurrentLocale } from '../language/current-locale.ts';
import { createUnreachableError, toApiError } from './api-error.ts';
import { endRejectedSession } from './call.ts';
import { getToken } from './session-store.ts';

/** Timeout without progress. The server's check of a large PDF takes less. */
const STALL_TIMEOUT_MS = 90_000;

type Upload = {
  kind: FileKind;
  /** Another address that takes files of this kind. */
  path?: string;
  file: File;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/** Uploads with XMLHttpRequest, because fetch cannot report progress. Throws an ApiError like `call`. */
export function upload({ kind, path, file, onProgress, signal }: Upload): Promise<UploadedFile> {
  const { path: usualPath, field } = UPLOADS[kind];
  const token = getToken();
  const form = new FormData();
  form.append(field, file);
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const request = new XMLHttpRequest();
  request.open('POST', path ?? usualPath);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('accept-language', getCurrentLocale().language);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const abort = () => request.abort();
  let stallTimer = setTimeout(abort, STALL_TIMEOUT_MS);
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(abort, STALL_TIMEOUT_MS);
    onProgress(total === 0 ? 0 : loaded / total);
  };
  request.onload = () => {
    const { status, responseText } = request;
    if (status < 200 || status > 299)
      void toApiError(new Response(responseText, { status })).then((error) =>
        reject(endRejectedSession(error, token)),
      );
    else resolve(parseUploadedFile(responseText));
  };
  request.onerror = () => reject(createUnreachableError());
  request.onabort = () => reject(signal.aborted ? signal.reason : createUnreachableError());
  signal.addEventListener('abort', abort, { once: true });
  request.onloadend = () => {
    clearTimeout(stallTimer);
    signal.removeEventListener('abort', abort);
  };
  request.send(form);
  return promise;
}

async function parseUploadedFile(text: string): Promise<UploadedFile> {
  try {
    return JSON.parse(text) as UploadedFile;
  } catch {
    throw createUnreachableError();
  }
}
