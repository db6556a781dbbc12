import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageError } from './storage.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Default: Amazon's endpoint of the region. */
  endpoint?: string;
  /** Default: the role of the machine, as on Amazon EC2. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** A folder within a bucket that is shared with others. */
  prefix?: string;
  /** Puts the bucket in the path instead of the host name, as most stores other than Amazon's need it. */
  forcePathStyle?: boolean;
  /** The timeout of a request, including its retries. */
  patienceMs?: number;
};

type SendOptions = { abortSignal: AbortSignal; requestTimeout: number };

/** A slower connection to the store (8 Mbit/s) is treated as hanging. */
const MIN_BYTES_PER_SECOND = 1024 * 1024;

export function connectS3({ patienceMs = 12_000, ...settings }: S3Settings) {
  const { accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Only Amazon supports checksums and 100-continue; other stores refuse the first and never answer the second.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 5_000,
      // Also limits how long a slow reader may pause in the middle of a file.
      socketTimeout: 30_000,
      throwOnRequestTimeout: true,
      // Each file that is being read holds a connection, so a limit here would limit the readers.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });

  /**
   * Sends a command and waits for the start of the response. Each try gets less than half of the timeout, so that a
   * dead connection is replaced in time. Sending content adds to both.
   */
  async function ask<T>(command: (options: SendOptions) => Promise<T>, content?: Uint8Array): Promise<T> {
    const sendingMs = ((content?.length ?? 0) / MIN_BYTES_PER_SECOND) * 1000;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), patienceMs + sendingMs);
    try {
      return await command({ abortSignal: timeout.signal, requestTimeout: 0.4 * patienceMs + sendingMs });
    } catch (error) {
      throw new StorageError('away', error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Like `ask`, but returns null if the object does not exist. */
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
  const { cause } = error as StorageError;
  if (!(cause instanceof S3ServiceException)) return false;
  return cause.$metadata.httpStatusCode === 404 && cause.name !== 'NoSuchBucket';
}
