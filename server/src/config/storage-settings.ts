import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/** Returns undefined without S3_BUCKET. */
export function readS3({ optional, boolean }: SettingReader) {
  const bucket = optional('S3_BUCKET');
  if (!bucket) return undefined;
  const endpoint = optional('S3_ENDPOINT');
  if (endpoint && !(/^https?:\/\/[^/]/.test(endpoint) && URL.canParse(endpoint))) {
    throw new StartFailure('The setting S3_ENDPOINT must be an address such as https://s3.example.');
  }
  const accessKeyId = optional('S3_ACCESS_KEY_ID');
  const secretAccessKey = optional('S3_SECRET_ACCESS_KEY');
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartFailure(
      'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither to use the role of this machine.',
    );
  }
  return {
    bucket,
    region: optional('S3_REGION') ?? 'us-east-1',
    forcePathStyle: boolean('S3_FORCE_PATH_STYLE', endpoint !== undefined),
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { accessKeyId, secretAccessKey }),
    prefix: optional('S3_PREFIX') ?? '',
  };
}
