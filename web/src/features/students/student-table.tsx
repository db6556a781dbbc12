import type { Formatter } from '@sikhya/contract/language/format.ts';
import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import type { Texts } from '@sikhya/contract/language/texts.ts';
import type { ListedStudent } from '@sikhya/contract/students.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getFirstLetter, getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

const getColumns = (
  t: Texts<typeof texts>,
  format: Formatter,
  language: Language,
): Column<ListedStudent>[] => [
  {
    key: 'student',
    header: t.student,
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
        {blockedAt && <Badge tone="wrong">{t.blocked}</Badge>}
      </span>
    ),
  },
  {
    key: 'courses',
    header: t.enrolledCourses,
    cell: ({ enrolledCourses: [latest, ...others] }) => (
      <span className="grid max-sm:justify-items-end">
        <span className="tabular-nums">{format.number(latest ? others.length + 1 : 0)}</span>
        {latest && (
          <span className="text-small wrap-anywhere text-ink-soft max-sm:text-end">
            {richText(t.latestCourse, {
              title: () => <CourseTitle title={titlesInLanguage(latest.courseId, language).title} />,
            })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'joined',
    header: t.joinDate,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.date(createdAt)}</span>,
  },
  {
    key: 'actions',
    header: t.actions,
    hideLabel: true,
    cell: ({ _id, googleProfile: { name } }) => (
      <IconLink to={paths.student(_id)} label={t.view({ name })}>
        <EyeIcon />
      </IconLink>
    ),
  },
];

export function StudentTable({ students }: { students: readonly ListedStudent[] }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  return (
    <Table
      caption={t.students}
      columns={getColumns(t, format, language)}
      rows={students}
      rowKey={(student) => student._id}
    />
  );
}

function CourseTitle({ title }: { title: string }) {
  return <span lang={getLang(title)}>{title}</span>;
}
