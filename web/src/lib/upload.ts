import { type FileKind, UPLOADS, type UploadedFile } from '@sikhya/contract/files.ts';
import { refusal, unreachable } from './api-error.ts';
import { sessionChecked } from './call.ts';
import { storedToken } from './session-store.ts';

/** Sends a file, and says how far it is, from 0 to 1: fetch cannot. Fails like any other call. */
export function upload(
  kind: FileKind,
  file: File,
  onProgress: (done: number) => void,
): Promise<UploadedFile> {
  const { path, field } = UPLOADS[kind];
  const token = storedToken();
  const form = new FormData();
  form.append(field, file);
  const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onload = () => {
    const { status, responseText } = request;
    if (status < 200 || status > 299)
      void refusal(new Response(responseText, { status })).then((error) =>
        reject(sessionChecked(error, token)),
      );
    else resolve(answerOf(responseText));
  };
  request.onerror = () => reject(unreachable());
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
