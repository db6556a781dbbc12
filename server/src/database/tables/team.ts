import { ADMIN_ROLES } from '@sikhya/contract/permissions.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from './columns.ts';
import { courses } from './courses.ts';
import { admins } from './people.ts';

/** The courses that an author may see and edit: those the admin created, and those an owner assigned. */
export const courseAuthors = pgTable(
  'course_authors',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.adminId] }),
    index('course_authors_by_admin').on(table.adminId, table.courseId),
  ],
);

/** Links with which one person becomes an admin. The secret of the link is stored as a hash. */
export const adminInvites = pgTable(
  'admin_invites',
  {
    id: idColumn(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role', { enum: ADMIN_ROLES }).notNull(),
    needsReview: boolean('needs_review').notNull(),
    note: text('note').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('admin_invites_role_known', sql`${table.role} in ('owner', 'author', 'reviewer', 'support')`),
  ],
);
