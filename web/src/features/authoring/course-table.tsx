import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { useFormatter } from '../../language/formatter.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconLink } from '../../ui/icon-link.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { EditIcon, TrashIcon } from '../../ui/portal-icons.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useAction } from '../../ui/use-action.tsx';
import type { ListedCourse } from './api.ts';
import { CourseStateBadge } from './course-state-badge.tsx';
import { texts } from './texts.ts';

export const COURSE_SORTS = ['createdAt', 'title', 'price'] as const;

type CourseList = ListState<(typeof COURSE_SORTS)[number]>;

type CourseTableProps = {
  courses: readonly ListedCourse[];
  state: CourseList;
  onSort: (change: Pick<CourseList, 'sortBy' | 'sortOrder'>) => void;
  onDelete: (course: ListedCourse) => Promise<void>;
  onRestore: (course: ListedCourse) => Promise<void>;
};

export function CourseTable({ courses: allCourses, state, onSort, onDelete, onRestore }: CourseTableProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { language } = useLocale();
  const courses = allCourses
    .map((course) => inLanguage(course, language))
    .map((course) => ({ ...course, title: course.title || t.untitledCourse }));
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
      key: 'state',
      header: t.state,
      hideLabel: true,
      cell: (course) => <CourseStateCell course={course} />,
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
      cell: (course) =>
        course.state === 'deleted' ? (
          <RestoreButton course={course} onRestore={onRestore} />
        ) : (
          <CourseActions course={course} onDelete={onDelete} />
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

function CourseStateCell({ course }: { course: ListedCourse }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { state, hasUnpublishedChanges, removedAt } = course;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <CourseStateBadge state={state} />
      {hasUnpublishedChanges && state !== 'draft' && state !== 'deleted' && (
        <Badge tone="marigold">{t.unpublishedChanges}</Badge>
      )}
      {removedAt && (
        <span className="text-small text-ink-soft">{t.removedOn({ date: format.date(removedAt) })}</span>
      )}
    </span>
  );
}

function CourseActions({ course, onDelete }: { course: ListedCourse } & Pick<CourseTableProps, 'onDelete'>) {
  const t = useTexts(texts);
  const { _id, title } = course;
  const { run, isBusy } = useAction();
  return (
    <span className="flex">
      <IconLink to={paths.viewCourse(_id)} label={t.viewTitle({ title })}>
        <EyeIcon />
      </IconLink>
      <IconLink to={paths.editCourse(_id)} label={t.editTitle({ title })}>
        <EditIcon />
      </IconLink>
      <IconButton
        label={t.deleteTitle({ title })}
        busy={isBusy}
        onClick={() => void run(() => onDelete(course))}
      >
        <TrashIcon />
      </IconButton>
    </span>
  );
}

function RestoreButton({
  course,
  onRestore,
}: { course: ListedCourse } & Pick<CourseTableProps, 'onRestore'>) {
  const t = useTexts(texts);
  const { run, isBusy } = useAction();
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={t.restoreTitle({ title: course.title })}
      busy={isBusy}
      onClick={() => void run(() => onRestore(course))}
    >
      {t.restore}
    </Button>
  );
}
