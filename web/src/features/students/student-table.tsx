import type { ListedStudent } from '@sikhya/contract/students.ts';
import { formatDate } from '../../lib/format.ts';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';

const COLUMNS: Column<ListedStudent>[] = [
  {
    key: 'student',
    header: 'Student',
    hideLabel: true,
    cell: ({ googleProfile: { name, email, photoUrl }, blockedAt }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar letter={getFirstLetter(name)} photo={photoUrl} />
        {/* wide enough for most e-mail addresses in one line */}
        <span className="grid min-w-0 @2xl:min-w-64">
          <span lang={getLang(name)} className="font-semibold wrap-anywhere">
            {name}
          </span>
          <span className="text-small wrap-anywhere text-ink-soft">{email}</span>
        </span>
        {blockedAt && <Badge tone="wrong">Blocked</Badge>}
      </span>
    ),
  },
  {
    key: 'courses',
    header: 'Enrolled Courses',
    cell: ({ enrolledCourses: [latest, ...others] }) => (
      <span className="grid max-sm:justify-items-end">
        <span className="tabular-nums">{latest ? others.length + 1 : 0}</span>
        {latest && (
          <span
            lang={getLang(latest.courseId.title)}
            className="text-small wrap-anywhere text-ink-soft max-sm:text-end"
          >
            Latest: {latest.courseId.title}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'joined',
    header: 'Join Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    hideLabel: true,
    cell: ({ _id, googleProfile: { name } }) => (
      <IconLink to={paths.student(_id)} label={`View ${name}`}>
        <EyeIcon />
      </IconLink>
    ),
  },
];

export function StudentTable({ students }: { students: readonly ListedStudent[] }) {
  return <Table caption="Students" columns={COLUMNS} rows={students} rowKey={(student) => student._id} />;
}
