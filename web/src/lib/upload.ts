import { type FileKind, UPLOADS, type UploadedFile } from '@sikhya/contract/files.ts';
import { refusal, unreachable } from './api-error.ts';
import { sessionChecked } from './call.ts';
import { storedToken } from './session-store.ts';

/** A line that moves nothing for so long is given up; the check of a large PDF takes less. */
const STALLED_MS = 90_000;

type Upload = {
  kind: FileKind;
  file: File;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/** Sends a file with progress, which fetch cannot report. Fails like any other call. */
export function upload({ kind, file, onProgress, signal }: Upload): Promise<UploadedFile> {
  const { path, field } = UPLOADS[kind];
  const token = storedToken();
  const form = new FormData();
  form.append(field, file);
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const giveUp = () => request.abort();
  let stalled = setTimeout(giveUp, STALLED_MS);
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(stalled);
    stalled = setTimeout(giveUp, STALLED_MS);
    onProgress(total === 0 ? 0 : loaded / total);
  };
  request.onload = () => {
    const { status, responseText } = request;
    if (status < 200 || status > 299)
      void refusal(new Response(responseText, { status })).then((error) =>
        reject(sessionChecked(error, token)),
      );
    else resolve(answerOf(responseText));
  };
  request.onerror = () => reject(unreachable());
  request.onabort = () => reject(signal.aborted ? signal.reason : unreachable());
  signal.addEventListener('abort', giveUp, { once: true });
  request.onloadend = () => {
    clearTimeout(stalled);
    signal.removeEventListener('abort', giveUp);
  };
  request.send(form);
  return promise;
}

async function answerOf(text: string): Promise<UploadedFile> {
  try {
    return JSON.parse(text) as UploadedFile;
  } catch {
    throw unreachable();
  }
}
