import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { isKey } from '../storage/keys.ts';
import { BackupError } from './errors.ts';

/**
 * A backup is a folder. Its manifest is written last and lists the tables and files:
 *   manifest.json   tables/<name>.copy.gz   files/<key>
 */
export const FORMAT = 1;

const MANIFEST = 'manifest.json';

const checksum = { bytes: z.number(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) };
const key = z.string().check(z.refine(isKey));
const sqlName = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The newest migration of the schema, by the time in its journal. */
  migration: z.number(),
  /** In order: the foreign keys of a table refer only to tables before it. */
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName), rows: z.number(), ...checksum })),
  files: z.array(z.object({ key, ...checksum })),
  /** Files that have a row in the database but were missing in the storage. */
  missing: z.array(key),
  /** Files that were changed in the storage since they were uploaded. */
  damaged: z.array(key),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function getManifestPath(folder: string): string {
  return path.join(folder, MANIFEST);
}

export function getTablePath(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.copy.gz`);
}

export function getFilePath(folder: string, key: string): string {
  return path.join(folder, 'files', key);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(getManifestPath(folder), 'utf8').catch((cause) => {
    throw new BackupError(
      `${folder} is not a complete backup: its ${MANIFEST} cannot be read (${cause.code}). Pass the folder of a backup.`,
      { cause },
    );
  });
  const content = parseJson(text);
  const format = (content as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError(
      `${folder} was made by a newer version of this program, in format ${format}; update the program first.`,
    );
  }
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success)
    throw new BackupError(`The ${MANIFEST} in ${folder} is damaged; nothing was restored.`);
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
