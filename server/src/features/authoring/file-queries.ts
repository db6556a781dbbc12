import type { PdfInfo } from '@sikhya/contract/files.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { files } from '../../database/tables/files.ts';

/** The stored facts about a file; `pages` and `searchable` are null for a picture. */
export type FileInfo = PdfInfo;

const FILE_INFO = {
  name: files.originalName,
  size: files.bytes,
  pages: files.pages,
  searchable: files.searchable,
};

/** Returns the files that exist, by id. */
export async function findFiles(db: Db, ids: string[]): Promise<Map<string, FileInfo>> {
  if (ids.length === 0) return new Map();
  const isWanted = sql`${files.id} = any(${`{${ids.join(',')}}`}::uuid[])`;
  const rows = await db.select({ id: files.id, info: FILE_INFO }).from(files).where(isWanted);
  return new Map(rows.map(({ id, info }) => [id, info]));
}
