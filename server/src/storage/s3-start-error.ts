import { S3ServiceException } from '@aws-sdk/client-s3';
import { StartFailure } from '../start-failure.ts';
import type { S3Settings } from './s3-client.ts';
import { StorageError } from './storage.ts';

/** Explains why the object store cannot be used and which setting to check. */
export function toS3StartError(error: unknown, { bucket, region, endpoint }: S3Settings): unknown {
  if (!(error instanceof StorageError)) return error;
  const cause = error.cause as Error & { code?: string };
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
  const storeName = endpoint ? `The object store at ${endpoint}` : `Amazon S3 in ${region}`;
  const code = cause.code || cause.name;

  if (cause.name === 'NoSuchBucket' || status === 404)
    return new StartFailure(`${storeName} has no bucket '${bucket}'; create it, or correct S3_BUCKET.`);
  if (status === 301 || cause.name === 'AuthorizationHeaderMalformed')
    return new StartFailure(
      `The bucket '${bucket}' is in another region than ${region}; please correct S3_REGION.`,
    );
  if (code === 'RequestTimeTooSkewed')
    return new StartFailure(
      `The clock of this machine differs too much from that of the object store; set it, for example with a time server.`,
    );
  if (status === 401 || status === 403)
    return new StartFailure(
      `${storeName} denies access to the bucket '${bucket}' (${code}); check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that this key may list, read, write and delete there.`,
    );
  if (cause.name === 'CredentialsProviderError')
    return new StartFailure(
      'S3_BUCKET is set, but there is no key for it: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine an IAM role.',
    );
  return new StartFailure(
    `${storeName} cannot be used (${code}); check S3_ENDPOINT, and that the store can be reached from here.`,
  );
}
