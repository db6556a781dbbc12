import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter, useLocale, useTexts } from '../../language/locale.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EditIcon, EyeIcon, TrashIcon } from '../../ui/icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ListedCourse } from './api.ts';
import { texts } from './texts.ts';

export const COURSE_SORTS = ['createdAt', 'title', 'price'] as const;

type CourseList = ListState<(typeof COURSE_SORTS)[number]>;

type CourseTableProps = {
  courses: readonly ListedCourse[];
  state: CourseList;
  onSort: (change: Pick<CourseList, 'sortBy' | 'sortOrder'>) => void;
  onDelete: (course: ListedCourse) => void;
};

export function CourseTable({ courses: allCourses, state, onSort, onDelete }: CourseTableProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const courses = allCourses.map((course) => inLanguage(course, language));
  const columns: Column<ListedCourse>[] = [
    {
      key: 'title',
      header: t.course,
      sortable: true,
      hideLabel: true,
      cell: ({ title }) => (
        <span lang={getLang(title)} title={title} className="line-clamp-2 font-semibold">
          {title}
        </span>
      ),
    },
    {
      key: 'price',
      header: t.price,
      sortable: true,
      align: 'end',
      cell: ({ isFree, price }) => (isFree ? t.free : format.rupees(price)),
    },
    {
      key: 'chapters',
      header: t.chapters,
      align: 'end',
      cell: ({ totalChapters }) => format.number(totalChapters),
    },
    {
      key: 'createdAt',
      header: t.created,
      sortable: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.date(createdAt)}</span>,
    },
    {
      key: 'actions',
      header: t.actions,
      hideLabel: true,
      cell: (course) => (
        <span className="flex">
          <IconLink to={paths.viewCourse(course._id)} label={t.viewTitle({ title: course.title })}>
            <EyeIcon />
          </IconLink>
          <IconLink to={paths.editCourse(course._id)} label={t.editTitle({ title: course.title })}>
            <EditIcon />
          </IconLink>
          <IconButton label={t.deleteTitle({ title: course.title })} onClick={() => onDelete(course)}>
            <TrashIcon />
          </IconButton>
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t.courses}
      columns={columns}
      rows={courses}
      rowKey={(course) => course._id}
      sort={{ column: state.sortBy, order: state.sortOrder }}
      onSort={({ column, order }) => onSort({ sortBy: column as CourseList['sortBy'], sortOrder: order })}
    />
  );
}
