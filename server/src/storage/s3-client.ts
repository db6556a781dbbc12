import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageFailure } from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Without one it is Amazon's of that region. */
  endpoint?: string;
  /** Without both, the machine's own role is asked for, as on Amazon's machines. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** A folder within a bucket that is shared with others. */
  prefix?: string;
  /** The bucket in the path and not in the host name, as most stores other than Amazon's want it. */
  forcePathStyle?: boolean;
  /** How long a question may stay without an answer, with all attempts. */
  patienceMs?: number;
};

type SendOptions = { abortSignal: AbortSignal; requestTimeout: number };

/** A link to the store slower than this, 8 Mbit/s, is taken for one that hangs. */
const BYTES_A_SECOND = 1024 * 1024;

export function connectS3({ patienceMs = 12_000, ...settings }: S3Settings) {
  const { accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Checksums and 100-continue are Amazon's; other stores refuse the first and leave the second unanswered.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 5_000,
      // Also the longest pause that a slow reader may make in the middle of a file.
      socketTimeout: 30_000,
      throwOnRequestTimeout: true,
      // A file that is being read holds its connection, so a limit here would be one on readers.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });

  /**
   * Sends a command until the store has begun to answer. An attempt gets less than half the time, so that a
   * connection that died unnoticed is replaced; what carries content gets the time to send it on top.
   */
  async function ask<T>(command: (options: SendOptions) => Promise<T>, content?: Uint8Array): Promise<T> {
    const sending = ((content?.length ?? 0) / BYTES_A_SECOND) * 1000;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs + sending);
    try {
      return await command({ abortSignal: late.signal, requestTimeout: 0.4 * patienceMs + sending });
    } catch (error) {
      throw new StorageFailure('away', error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same where the answer may be that there is no such object. */
  async function find<T>(command: (options: SendOptions) => Promise<T>): Promise<T | null> {
    try {
      return await ask(command);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return { client, ask, find };
}

function isMissing(error: unknown): boolean {
  const { cause } = error as StorageFailure;
  if (!(cause instanceof S3ServiceException)) return false;
  return cause.$metadata.httpStatusCode === 404 && cause.name !== 'NoSuchBucket';
}
