import { formatDate, formatRupees } from '../../lib/format.ts';
import type { ListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EditIcon, EyeIcon, TrashIcon } from '../../ui/icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ListedCourse } from './api.ts';

export const COURSE_SORTS = ['createdAt', 'title', 'price'] as const;

type CourseList = ListState<(typeof COURSE_SORTS)[number]>;

type CourseTableProps = {
  courses: readonly ListedCourse[];
  state: CourseList;
  onSort: (change: Pick<CourseList, 'sortBy' | 'sortOrder'>) => void;
  onDelete: (course: ListedCourse) => void;
};

export function CourseTable({ courses, state, onSort, onDelete }: CourseTableProps) {
  const columns: Column<ListedCourse>[] = [
    {
      key: 'title',
      header: 'Course',
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
      header: 'Price',
      sortable: true,
      align: 'end',
      cell: ({ isFree, price }) => (isFree ? 'Free' : formatRupees(price)),
    },
    { key: 'chapters', header: 'Chapters', align: 'end', cell: ({ totalChapters }) => totalChapters },
    {
      key: 'createdAt',
      header: 'Created',
      sortable: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideLabel: true,
      cell: (course) => (
        <span className="flex">
          <IconLink to={paths.viewCourse(course._id)} label={`View ${course.title}`}>
            <EyeIcon />
          </IconLink>
          <IconLink to={paths.editCourse(course._id)} label={`Edit ${course.title}`}>
            <EditIcon />
          </IconLink>
          <IconButton label={`Delete ${course.title}`} onClick={() => onDelete(course)}>
            <TrashIcon />
          </IconButton>
        </span>
      ),
    },
  ];
  return (
    <Table
      caption="Courses"
      columns={columns}
      rows={courses}
      rowKey={(course) => course._id}
      sort={{ column: state.sortBy, order: state.sortOrder }}
      onSort={({ column, order }) => onSort({ sortBy: column as CourseList['sortBy'], sortOrder: order })}
    />
  );
}
