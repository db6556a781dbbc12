/**
 * The npm packages that the server imports, about six hundred small files. A test run bundles them into a few large
 * files once, because each of its hundreds of processes then starts with 0.6 s of CPU time instead of 1.6 s.
 */
export const PACKAGES = [
  '@aws-sdk/client-s3',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  'drizzle-orm',
  'drizzle-orm/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'fast-check',
  'fast-json-stringify',
  'fastify',
  'helmet',
  'jose',
  'pdf-lib',
  'pg',
  'pg-copy-streams',
  'zod/mini',
];

/** The environment variable that names the folder with the bundles. */
export const BUNDLE_FOLDER = 'SIKHYA_BUNDLED_PACKAGES';

export const toBundleName = (specifier) => specifier.replaceAll('/', '__');

/** The folder within the bundle folder that has the sources of the workspaces as JavaScript. */
export const SOURCES = 'sources';
