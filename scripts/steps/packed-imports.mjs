/**
 * The packages of which the server is made, as it names them. Together they are some six hundred small files; a test
 * run reads them once and writes a few large ones, which its hundreds of processes load in a third of the time. The
 * driver of PostgreSQL is not among them: it is mended as it is installed.
 */
export const PACKED = [
  '@aws-sdk/client-s3',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  'drizzle-orm',
  'drizzle-orm/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/postgres-js',
  'drizzle-orm/postgres-js/migrator',
  'fast-check',
  'fast-json-stringify',
  'fastify',
  'helmet',
  'jose',
  'pdf-lib',
  'zod/mini',
];

/** Names the variable in which a test run says in which folder they lie. */
export const PACKED_FOLDER = 'SIKHYA_PACKED_IMPORTS';

export const packedName = (specifier) => specifier.replaceAll('/', '__');
