import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
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
