import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { editedCourseQuery, getLoadErrorText, useRestoreCourse } from '../../features/authoring/api.ts';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { CourseEditor } from '../../features/authoring/editor/course-editor.tsx';
import { isRestorable } from '../../features/authoring/editor/saving/use-deleted-course.ts';
import { texts } from '../../features/authoring/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { useNavigate } from '../../language/navigation.tsx';
import { isNotFound, isRefusal } from '../../lib/api-error.ts';
import { KEEP_POSITION } from '../../lib/keep-position.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).editCourse} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const { language } = useLocale();
  const { courseId, editorKey, isCreatedHere, continueAt } = useEditorSession();
  const opened = useQuery({
    ...editedCourseQuery(courseId ?? ''),
    enabled: courseId !== undefined && !isCreatedHere,
  });
  const { error, refetch } = opened;
  const course = isCreatedHere ? undefined : opened.data;
  const isNew = courseId === undefined || isCreatedHere;
  usePageTitle(course && t.editPageTitle({ title: inLanguage(course, language).title }));
  const isGone = !course && isNotFound(error);
  const client = useQueryClient();
  const restoreCourse = useRestoreCourse();
  const restore = async () => {
    const { course: restored } = await restoreCourse.mutateAsync(courseId!);
    // a refetch would remove the editor, with the draft that it offers, while it runs
    client.setQueryData(editedCourseQuery(courseId!).queryKey, restored);
  };
  const failure = error && !course && (
    <div role="alert" className="py-10">
      <EmptyState
        heading={isGone ? 'h2' : 'h1'}
        title={getLoadErrorText(error, t)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <DashboardLink />
            {!isRefusal(error) && (
              <Button tone="quiet" onClick={() => refetch()}>
                {t.tryAgain}
              </Button>
            )}
          </div>
        }
      >
        <FailureText error={error} text={isGone ? t.mayBeDeleted : ''} />
      </EmptyState>
    </div>
  );
  if (failure && !isGone) {
    return (
      <main id="main" className="page py-6">
        {failure}
      </main>
    );
  }
  const loading = (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {t.loadingCourse}
      </p>
      <SkeletonLines lines={10} />
    </div>
  );
  return (
    <main id="main" className="page grid gap-6 pt-8">
      <h1 className="text-h2">{courseId === undefined ? t.createCourse : t.editCourse}</h1>
      {(isNew || course || isGone) && (
        <CourseEditor
          key={editorKey}
          course={course ?? null}
          deleted={
            isGone ? { courseId: courseId!, restore: isRestorable(error) ? restore : null } : undefined
          }
          loading={loading}
          withoutDraft={failure}
          onCreated={continueAt}
        />
      )}
      {!isNew && !course && !isGone && loading}
    </main>
  );
}

type EditorSession = {
  /** Undefined for a new course. */
  courseId: string | undefined;
  editorKey: string;
  /** Whether this editor has created the course, and so has it already. */
  isCreatedHere: boolean;
  continueAt: (courseId: string) => void;
};

/** One editor per course. A new course that is stored for the first time continues at its own address in the same one. */
function useEditorSession(): EditorSession {
  const { courseId } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [session, setSession] = useState({ courseId, editorKey: newEditorKey(), isCreatedHere: false });
  if (session.courseId !== courseId) {
    const isCreatedHere = courseId !== undefined && state?.createdBy === session.editorKey;
    const editorKey = isCreatedHere ? session.editorKey : newEditorKey();
    setSession({ courseId, editorKey, isCreatedHere });
  }
  const continueAt = (newCourseId: string) =>
    void navigate(paths.editCourse(newCourseId), {
      replace: true,
      state: { ...KEEP_POSITION, createdBy: session.editorKey },
    });
  return { ...session, continueAt };
}

const newEditorKey = () => Math.random().toString(36).slice(2);
