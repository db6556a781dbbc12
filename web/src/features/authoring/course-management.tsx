import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { useListState } from '../../lib/list-state.ts';
import { getLang } from '../../lib/odia.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { courseListQuery, getDeleteErrorText, type ListedCourse, useDeleteCourse } from './api.ts';
import { COURSE_SORTS, CourseTable } from './course-table.tsx';
import { texts } from './texts.ts';

/** The list of all courses, to search, sort, open and delete. */
export function CourseManagement() {
  const t = useTexts(texts);
  const [state, change] = useListState(COURSE_SORTS);
  const { page, limit, ...rest } = state;
  const list = useQuery(courseListQuery({ ...rest, page: String(page), limit: String(limit) }));
  const confirm = useConfirm();
  const toast = useToast();
  const deletion = useDeleteCourse();

  const remove = async (course: ListedCourse) => {
    const isConfirmed = await confirm({
      title: t.deleteCourseQuestion,
      text: <DeleteWarning course={course} />,
      yes: t.confirmDelete,
      no: t.cancel,
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await deletion.mutateAsync(course._id);
      if (list.data?.courses.length === 1 && page > 1) change({ page: page - 1 });
      toast({ text: t.courseDeleted, tone: 'right' });
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={getDeleteErrorText(failed, t)} />, tone: 'wrong' });
    }
  };

  return (
    <section aria-labelledby="course-management">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="course-management" className="text-h3">
          {t.courseManagement}
        </h2>
        <SearchInput label={t.searchCourses} value={state.search} onSearch={(search) => change({ search })} />
      </div>
      <PagedList
        query={list}
        isEmpty={({ courses }) => courses.length === 0}
        empty={
          <EmptyState title={state.search ? t.noCoursesFound : t.noCourses}>
            {state.search ? t.tryAnotherWord : t.createTheFirst}
          </EmptyState>
        }
        size={limit}
        sizes={ADMIN_PAGE_SIZES}
        onChange={change}
      >
        {({ courses }) => (
          <CourseTable
            courses={courses}
            state={state}
            onSort={change}
            onDelete={(course) => void remove(course)}
          />
        )}
      </PagedList>
    </section>
  );
}

function DeleteWarning({ course: { title, enrolledStudents } }: { course: ListedCourse }) {
  const t = useTexts(texts);
  return (
    <>
      <span lang={getLang(title)} className="line-clamp-3 wrap-anywhere">
        “{title}”
      </span>
      <span className="mt-2 block">{t.deleteCourseWarning}</span>
      <span className={`mt-2 block ${enrolledStudents > 0 ? 'font-semibold text-wrong' : ''}`}>
        {enrolledStudents === 0 ? t.noStudentHasCourse : t.studentsLoseCourse({ count: enrolledStudents })}
      </span>
    </>
  );
}
