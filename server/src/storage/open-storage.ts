import { diskStorage } from './disk.ts';
import type { S3Settings } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** Opens the storage of the settings. The S3 client is large, so it is loaded only if it is used. */
export async function openStorage(settings: {
  s3: S3Settings | undefined;
  dataDir: string;
}): Promise<Storage> {
  const { s3, dataDir } = settings;
  const storage = s3 ? (await import('./s3.ts')).s3Storage(s3) : diskStorage(dataDir);
  await storage.check();
  return storage;
}
