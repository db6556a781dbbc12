import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { type FileKind, UPLOADS } from '@sikhya/contract/files.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { StorageError } from '../../storage/storage.ts';
import { largestBytes, shownName, tooLargeSentence } from './rules.ts';

/** A file as it came, on this machine's disk until it is checked and stored. */
export type Received = { place: string; originalName: string };

/**
 * Takes the one file of a request to the disk and hands it to the work; when that is over, or anything fails on the
 * way, the file is gone from there. What is left of a refused request is read and dropped: a browser looks
 * for the answer only once it has sent everything.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  kind: FileKind,
  folder: string,
  work: (file: Received) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('wrong-type', 'A file must be sent as multipart/form-data.');
  const place = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(diskFailed);
    return await work({ place, originalName: await receive(request, kind, place).catch(explain) });
  } finally {
    await rm(place, { force: true }).catch(() => {});
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function receive(request: FastifyRequest, kind: FileKind, place: string): Promise<string> {
  const { field } = UPLOADS[kind];
  let originalName: string | undefined;
  const limits = { fileSize: largestBytes(kind), files: 2, fields: 10, fieldSize: 1000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') continue;
    if (part.fieldname !== field)
      throw new AppError('malformed', `The file must be in the field '${field}' and nothing beside it.`);
    if (originalName !== undefined) throw new AppError('malformed', 'Only one file can be sent at a time.');
    await write(part.file, place);
    if (part.file.truncated) throw new AppError('too-large', tooLargeSentence(kind));
    originalName = shownName(part.filename ?? '');
  }
  if (originalName === undefined)
    throw new AppError('malformed', `There is no file in the field '${field}'.`);
  return originalName;
}

/** Stops as soon as the file turns out to be too large. */
async function write(content: MultipartFile['file'], place: string): Promise<void> {
  const file = await open(place, 'wx', 0o600).catch(diskFailed);
  try {
    for await (const chunk of leftOpen(content)) {
      if (content.truncated) return;
      await file.writeFile(chunk as Uint8Array).catch(diskFailed);
    }
  } finally {
    await file.close();
  }
}

/** The parser is confused by a part that is closed before its end. */
function leftOpen(content: Readable): AsyncIterable<unknown> {
  return content.iterator({ destroyOnReturn: false });
}

/** What else can go wrong on the way is that the form is broken, or that it was cut off. */
function explain(error: unknown): never {
  if (error instanceof AppError || error instanceof StorageError) throw error;
  throw new AppError('malformed', 'The file did not arrive whole. Please try again.');
}

function diskFailed(error: unknown): never {
  throw new StorageError('away', error);
}
