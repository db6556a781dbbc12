import { StartFailure } from '../start-failure.ts';
import type { SettingReader } from './setting-reader.ts';

/** Returns undefined without S3_BUCKET. */
export function readS3({ optional, boolean, refuse }: SettingReader) {
  const bucket = optional('S3_BUCKET');
  if (!bucket) {
    // otherwise a mistyped name would leave the files on the disk, perhaps that of a container
    const other = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_PREFIX'].find((name) => optional(name));
    if (other) throw new StartFailure(`${other} is set without S3_BUCKET; set both, or neither.`);
    return undefined;
  }
  if (!/^[\w.-]+$/.test(bucket)) refuse('S3_BUCKET', 'the name of a bucket; its folder is S3_PREFIX');
  const region = optional('S3_REGION') ?? 'us-east-1';
  if (!/^[\w-]+$/.test(region)) refuse('S3_REGION', 'the code of a region such as ap-south-1');
  const prefix = (optional('S3_PREFIX') ?? '').replace(/^\/+|\/+$/g, '');
  const folders = prefix === '' ? [] : prefix.split('/');
  if (folders.some((name) => ['', '.', '..'].includes(name)))
    refuse('S3_PREFIX', 'a folder such as sikhya/files');
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
    region,
    forcePathStyle: boolean('S3_FORCE_PATH_STYLE', endpoint !== undefined),
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { accessKeyId, secretAccessKey }),
    prefix,
  };
}
