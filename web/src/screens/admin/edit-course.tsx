import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { editedCourseQuery, getLoadErrorText } from '../../features/authoring/api.ts';
import { CourseEditor } from '../../features/authoring/editor/course-editor.tsx';
import { getEditorTransfer } from '../../features/authoring/editor/editor-transfer.ts';
import { texts } from '../../features/authoring/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { isNotFound } from '../../lib/api-error.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
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
  const { courseId = '' } = useParams();
  const created = useMemo(() => getEditorTransfer(courseId)?.course, [courseId]);
  const opened = useQuery({ ...editedCourseQuery(courseId), enabled: created === undefined });
  const { error, refetch } = opened;
  const course = created ?? opened.data;
  usePageTitle(course && t.editPageTitle({ title: inLanguage(course, language).title }));
  const isGone = !course && isNotFound(error);
  const failure = error && !course && (
    <div role="alert" className="py-10">
      <EmptyState
        heading={isGone ? 'h2' : 'h1'}
        title={getLoadErrorText(error, t)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.adminDashboard}>{t.backToDashboard}</LinkButton>
            <Button tone="quiet" onClick={() => refetch()}>
              {t.tryAgain}
            </Button>
          </div>
        }
      >
        <FailureText error={error} text="" />
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
      <h1 className="text-h2">{t.editCourse}</h1>
      {course && <CourseEditor key={course._id} course={course} loading={loading} />}
      {isGone && (
        <CourseEditor
          key={courseId}
          course={null}
          deletedCourseId={courseId}
          loading={loading}
          withoutDraft={failure}
        />
      )}
      {!course && !isGone && loading}
    </main>
  );
}
