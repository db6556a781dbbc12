import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
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

/** The list of all courses, to search, sort, open and delete. */
export function CourseManagement() {
  const [state, change] = useListState(COURSE_SORTS);
  const { page, limit, ...rest } = state;
  const list = useQuery(courseListQuery({ ...rest, page: String(page), limit: String(limit) }));
  const confirm = useConfirm();
  const toast = useToast();
  const deletion = useDeleteCourse();

  const remove = async (course: ListedCourse) => {
    const isConfirmed = await confirm({
      title: 'Delete Course?',
      text: <DeleteWarning course={course} />,
      yes: 'Yes, Delete',
      no: 'Cancel',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await deletion.mutateAsync(course._id);
      if (list.data?.courses.length === 1 && page > 1) change({ page: page - 1 });
      toast({ text: 'Course deleted successfully!', tone: 'right' });
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={getDeleteErrorText(failed)} />, tone: 'wrong' });
    }
  };

  return (
    <section aria-labelledby="course-management">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="course-management" className="text-h3">
          Course Management
        </h2>
        <SearchInput label="Search courses" value={state.search} onSearch={(search) => change({ search })} />
      </div>
      <PagedList
        query={list}
        isEmpty={({ courses }) => courses.length === 0}
        empty={
          <EmptyState title={state.search ? 'No courses found' : 'No courses available yet!'}>
            {state.search ? 'Try another word.' : 'Create the first one.'}
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
  return (
    <>
      <span lang={getLang(title)} className="line-clamp-3 wrap-anywhere">
        “{title}”
      </span>
      <span className="mt-2 block">
        The course is deleted with all its chapters and questions. This cannot be undone.
      </span>
      <span className={`mt-2 block ${enrolledStudents > 0 ? 'font-semibold text-wrong' : ''}`}>
        {enrolledStudents === 0
          ? 'No student has this course.'
          : `${formatCount(enrolledStudents, 'student has', 'students have')} this course and will lose it.`}
      </span>
    </>
  );
}
