import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';
import { admins } from './people.ts';

/** Files in the storage. A row is inserted only after its bytes are stored. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    kind: text('kind', { enum: ['thumbnail', 'question-image', 'pdf'] }).notNull(),
    /** The original file name, for display. */
    originalName: text('original_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Only for a PDF; null if it was uploaded before these were recorded. */
    pages: integer('pages'),
    searchable: text('searchable', { enum: ['yes', 'partly', 'no'] }),
    uploadedBy: uuid('uploaded_by').references(() => admins.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_by_age').on(table.createdAt),
    check('files_kind_known', sql`${table.kind} in ('thumbnail', 'question-image', 'pdf')`),
    check('files_bytes_counts', sql`${table.bytes} >= 0`),
    check('files_pages_count', sql`${table.pages} > 0`),
    check('files_searchable_known', sql`${table.searchable} in ('yes', 'partly', 'no')`),
  ],
);
