import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { connectS3 } from './s3-client.ts';
import { StorageError } from './storage.ts';

type Store = ReturnType<typeof connectS3>;

export const PART_BYTES = 8 * 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Splits the content into parts of equal size; the last may be smaller. All parts use the same buffer, so each must be
 * sent before the next is requested.
 */
export async function* splitIntoParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  const part = Buffer.allocUnsafe(PART_BYTES);
  let filled = 0;
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.length; ) {
      const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
      part.set(piece, filled);
      taken += piece.length;
      filled += piece.length;
      if (filled < PART_BYTES) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

/** Uploads content that is larger than one part. The object exists only after the last step. */
export async function uploadInParts(
  { client, ask }: Store,
  object: { Bucket: string; Key: string; ContentType: string },
  first: Buffer,
  rest: AsyncGenerator<Buffer, undefined>,
): Promise<void> {
  const { Bucket, Key } = object;
  const { UploadId } = await ask((options) => client.send(new CreateMultipartUploadCommand(object), options));
  const upload = { Bucket, Key, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1;
      const part = new UploadPartCommand({ ...upload, PartNumber, Body });
      const { ETag } = await ask((options) => client.send(part, options), Body);
      Parts.push({ PartNumber, ETag });
    };
    await send(first);
    for await (const part of rest) await send(part);
    const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await ask((options) => client.send(complete, options));
  } catch (error) {
    const aborted = ask((options) => client.send(new AbortMultipartUploadCommand(upload), options)).catch(
      () => {},
    );
    // Does not wait again if the store is unavailable; abortOldUploads removes the parts after a day.
    if (!(error instanceof StorageError && error.kind === 'away')) await aborted;
    throw error;
  }
}

/** Removes uploads of killed processes, which are invisible but cost money. Not every store can list them. */
export async function abortOldUploads({ client, ask }: Store, Bucket: string, Prefix: string): Promise<void> {
  const list = new ListMultipartUploadsCommand({ Bucket, Prefix });
  const { Uploads = [] } = await ask((options) => client.send(list, options)).catch(() => ({ Uploads: [] }));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Initiated.getTime() > Date.now() - DAY) continue;
    const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await ask((options) => client.send(abort, options)).catch(() => {});
  }
}
