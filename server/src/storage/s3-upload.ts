import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { connectS3 } from './s3-client.ts';
import { StorageFailure } from './storage.ts';

type Store = ReturnType<typeof connectS3>;

export const PART_BYTES = 8 * 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Cuts the content into parts, the last of which may be shorter. They share one piece of memory: each must be sent
 * before the next is asked for.
 */
export async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
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

/** Sends what is larger than one part. The object appears when the last step is done, and not at all without it. */
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
    // Nobody waits a second time for a store that is away; what it keeps is cleared when it is a day old.
    if (!(error instanceof StorageFailure && error.kind === 'away')) await aborted;
    throw error;
  }
}

/** Uploads of writers that were killed are seen by nobody, but paid for. Not every store and key can list them. */
export async function abortOldUploads({ client, ask }: Store, Bucket: string, Prefix: string): Promise<void> {
  const list = new ListMultipartUploadsCommand({ Bucket, Prefix });
  const { Uploads = [] } = await ask((options) => client.send(list, options)).catch(() => ({ Uploads: [] }));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Initiated.getTime() > Date.now() - DAY) continue;
    const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await ask((options) => client.send(abort, options)).catch(() => {});
  }
}
