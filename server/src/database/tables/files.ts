import type { Crop } from '@sikhya/contract/page-crop.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from './columns.ts';
import { admins, students } from './people.ts';

/** A page that could not be drawn three times is not tried again. */
export const lacksPagePicture = (table: Record<'kind' | 'pagePicture' | 'pagePictureTries', AnyPgColumn>) =>
  sql`${table.kind} = 'pdf' and ${table.pagePicture} is null and ${table.pagePictureTries} < 3`;

/** Files in the storage. A row is inserted only after its bytes are stored. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    kind: text('kind', { enum: ['thumbnail', 'question-image', 'signature', 'pdf'] }).notNull(),
    /** The original file name, for display. */
    originalName: text('original_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Only for a PDF; null if it was uploaded before these were recorded. */
    pages: integer('pages'),
    searchable: text('searchable', { enum: ['yes', 'partly', 'no'] }),
    /** Only for a PDF: the page size in points, the crop and the size of the stored picture; null without a picture. */
    pagePicture: jsonb('page_picture').$type<{ width: number; height: number; crop: Crop; bytes: number }>(),
    /** How often the picture was tried to be drawn. */
    pagePictureTries: integer('page_picture_tries').notNull().default(0),
    uploadedBy: uuid('uploaded_by').references(() => admins.id, { onDelete: 'set null' }),
    /** Set for the picture of a report, which a student uploads. */
    uploadedByStudent: uuid('uploaded_by_student').references(() => students.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_of_student')
      .on(table.uploadedByStudent, table.createdAt)
      .where(sql`${table.uploadedByStudent} is not null`),
    index('files_by_age').on(table.createdAt),
    index('files_without_page_picture').on(table.createdAt).where(lacksPagePicture(table)),
    check('files_kind_known', sql`${table.kind} in ('thumbnail', 'question-image', 'signature', 'pdf')`),
    check('files_bytes_counts', sql`${table.bytes} >= 0`),
    check('files_pages_count', sql`${table.pages} > 0`),
    check('files_searchable_known', sql`${table.searchable} in ('yes', 'partly', 'no')`),
  ],
);
