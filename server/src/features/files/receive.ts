import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import { message } from '@sikhya/contract/language/texts.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { StorageError } from '../../storage/storage.ts';
import { getMaxBytes, getTooLargeText, toDisplayName } from './rules.ts';
import { texts } from './texts.ts';

/** An uploaded file in a temporary folder, before it is checked and stored. */
export type ReceivedFile = { path: string; originalName: string };

/**
 * Writes the uploaded file to a temporary folder, calls `handle`, and deletes the file in any case. The rest of a refused
 * request is read and dropped, because a browser reads the response only after it has sent everything.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  kind: FileKind,
  folder: string,
  handle: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('wrong-type', message(texts.notMultipart));
  const filePath = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(throwStorageError);
    const originalName = await receive(request, kind, filePath).catch(throwUploadError);
    return await handle({ path: filePath, originalName });
  } finally {
    await rm(filePath, { force: true }).catch(() => {});
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Returns the original name of the file. */
async function receive(request: FastifyRequest, kind: FileKind, filePath: string): Promise<string> {
  const { field } = UPLOADS[kind];
  let originalName: string | undefined;
  const limits = { fileSize: getMaxBytes(kind), files: 2, fields: 10, fieldSize: 1000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') continue;
    if (part.fieldname !== field) throw new AppError('malformed', message(texts.otherField, { field }));
    if (originalName !== undefined) throw new AppError('malformed', message(texts.severalFiles));
    await write(part.file, filePath);
    if (part.file.truncated) throw new AppError('too-large', getTooLargeText(kind));
    originalName = toDisplayName(part.filename ?? '');
  }
  if (originalName === undefined) throw new AppError('malformed', message(texts.noFile, { field }));
  return originalName;
}

/** Stops when the file is too large. */
async function write(content: MultipartFile['file'], filePath: string): Promise<void> {
  const file = await open(filePath, 'wx', 0o600).catch(throwStorageError);
  try {
    for await (const chunk of iterateWithoutClosing(content)) {
      if (content.truncated) return;
      await file.writeFile(chunk as Uint8Array).catch(throwStorageError);
    }
  } finally {
    await file.close();
  }
}

/** The multipart parser fails when a part is closed before its end. */
function iterateWithoutClosing(content: Readable): AsyncIterable<unknown> {
  return content.iterator({ destroyOnReturn: false });
}

/** Any other error means that the form is malformed or was cut off. */
function throwUploadError(error: unknown): never {
  if (error instanceof AppError || error instanceof StorageError) throw error;
  throw new AppError('malformed', message(texts.incompleteUpload));
}

function throwStorageError(error: unknown): never {
  throw new StorageError('away', error);
}
