import { PassThrough, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { assertKey, isKey } from './keys.ts';
import { measureContent } from './measure-content.ts';
import { connectS3, type S3Settings } from './s3-client.ts';
import { toS3StartError } from './s3-start-error.ts';
import { abortOldUploads, PART_BYTES, splitIntoParts, uploadInParts } from './s3-upload.ts';
import { type Storage, StorageError } from './storage.ts';

/** Stores files in one bucket of any S3-compatible store. */
export function s3Storage(settings: S3Settings): Storage {
  const store = connectS3(settings);
  const { client, ask, find } = store;
  const Bucket = settings.bucket;
  const folder = (settings.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const prefix = folder && `${folder}/`;

  function toObject(key: string) {
    assertKey(key);
    return { Bucket, Key: prefix + key };
  }

  const open: Storage['open'] = async (key, range) => {
    const get = new GetObjectCommand({
      ...toObject(key),
      Range: range && `bytes=${range.start}-${range.end}`,
    });
    const found = await find((options) => client.send(get, options));
    return found && withStorageErrors(found.Body as Readable);
  };

  return {
    async put(key, content, { contentType, maxBytes }) {
      const object = { ...toObject(key), ContentType: contentType };
      const source = measureContent(content, maxBytes);
      const parts = splitIntoParts(source.content);
      try {
        const first = (await parts.next()).value ?? Buffer.alloc(0);
        if (first.length === PART_BYTES) await uploadInParts(store, object, first, parts);
        else {
          const put = new PutObjectCommand({ ...object, Body: first });
          await ask((options) => client.send(put, options), first);
        }
        return source.result();
      } finally {
        await parts.return(undefined);
      }
    },

    open,

    async size(key) {
      const head = new HeadObjectCommand(toObject(key));
      const found = await find((options) => client.send(head, options));
      if (found) return found.ContentLength ?? null;
      // the response to HEAD has no body that says whether the file or the whole bucket is missing
      const content = await open(key);
      content?.destroy();
      return null;
    },

    async remove(key) {
      const remove = new DeleteObjectCommand(toObject(key));
      await find((options) => client.send(remove, options));
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const next = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
        const page = await ask((options) => client.send(next, options));
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isKey(key) && LastModified) yield { key, bytes: Size, modifiedAt: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      await abortOldUploads(store, Bucket, prefix);
    },

    // Listing, writing and removing are separate permissions. The name is not a valid key, so `list` ignores it.
    async check() {
      const probe = { Bucket, Key: `${prefix}written-at-start` };
      try {
        const list = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 });
        await ask((options) => client.send(list, options));
        await ask((options) => client.send(new PutObjectCommand({ ...probe, Body: 'ok' }), options));
        await ask((options) => client.send(new DeleteObjectCommand(probe), options));
      } catch (error) {
        throw toS3StartError(error, settings);
      }
    },
  };
}

/** Readers can then tell a connection to the store that was lost from one to the database. */
function withStorageErrors(body: Readable): Readable {
  const content = new PassThrough();
  body.once('error', (error) => content.destroy(new StorageError('away', error)));
  content.once('close', () => body.destroy());
  return body.pipe(content);
}
