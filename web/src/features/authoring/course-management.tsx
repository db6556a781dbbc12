import { ADMIN_PAGE_SIZES } from '@sikhya/contract/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useListState } from '../../lib/list-state.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { courseListQuery, deletionMessage, type ListedCourse, useDeleteCourse } from './api.ts';
import { COURSE_SORTS, CourseTable } from './course-table.tsx';
import { DeletionWords } from './deletion-words.tsx';

/** All courses: found, sorted, opened, deleted. */
export function CourseManagement() {
  const [state, change] = useListState(COURSE_SORTS);
  const { page, limit, ...rest } = state;
  const list = useQuery(courseListQuery({ ...rest, page: String(page), limit: String(limit) }));
  const confirm = useConfirm();
  const toast = useToast();
  const deletion = useDeleteCourse();

  const remove = async (course: ListedCourse) => {
    const sure = await confirm({
      title: 'Delete Course?',
      text: <DeletionWords course={course} />,
      yes: 'Yes, Delete',
      no: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    try {
      await deletion.mutateAsync(course._id);
      if (list.data?.courses.length === 1 && page > 1) change({ page: page - 1 });
      toast({ text: 'Course deleted successfully!', tone: 'right' });
    } catch (error) {
      const failed = error as Error;
      toast({ text: <FailureText error={failed} text={deletionMessage(failed)} />, tone: 'wrong' });
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
