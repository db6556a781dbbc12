import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { StudentChapter } from '@sikhya/contract/study.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { coursePreviewQuery, getFileLink } from '../../features/authoring/preview/api.ts';
import { PreviewBar } from '../../features/authoring/preview/preview-bar.tsx';
import { texts } from '../../features/authoring/preview/texts.ts';
import { PdfViewer } from '../../features/pdf-viewer/pdf-viewer.tsx';
import { courseInLanguage } from '../../features/study/course-in-language.ts';
import { CoursePreview } from '../../features/study/course-preview.tsx';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).preview} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** The working copy in the screen that students study in. */
export function Component() {
  const t = useTexts(texts);
  const { courseId = '' } = useParams();
  const { language } = useLocale();
  const query = useQuery(coursePreviewQuery(courseId));
  const course = query.data && courseInLanguage(query.data, language);
  usePageTitle(course && t.pageTitle({ title: course.title }));
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-[100rem] gap-6 pr-[max(clamp(1rem,3vw,2rem),var(--edge-space,0px))] pl-[clamp(1rem,3vw,2rem)] py-6"
    >
      <PreviewBar back={{ to: paths.editCourse(courseId), label: t.backToEditor }} />
      {!course && <h1 className="sr-only">{t.preview}</h1>}
      <QueryView
        query={query}
        errorTitle={t.loadFailed}
        loading={<SkeletonLines lines={10} />}
        listLink={<DashboardLink />}
        isEmpty={() => false}
        empty={null}
      >
        {() =>
          course && (
            <div>
              <h1 lang={getLang(course.title)} className="mb-4 text-h2 wrap-anywhere">
                {course.title}
              </h1>
              <CoursePreview
                course={course}
                renderDocument={(chapter) => <PreviewDocument key={chapter._id} chapter={chapter} />}
                renderTestLink={(chapterId) => (
                  <LinkButton to={paths.testPreview(courseId, chapterId)}>{t.startTest}</LinkButton>
                )}
              />
            </div>
          )
        }
      </QueryView>
    </main>
  );
}

/** The PDF in the viewer of the students, with the admin's name as a watermark. */
function PreviewDocument({ chapter }: { chapter: StudentChapter }) {
  const t = useTexts(texts);
  const { username } = useAuth();
  const { pdf, title } = chapter;
  const getLink = useCallback(() => getFileLink(pdf ?? ''), [pdf]);
  return (
    <PdfViewer
      title={title}
      getLink={getLink}
      pagePicture={null}
      watermark={t.watermark({ name: username })}
      documentKey={`preview:${pdf}`}
      studentKey="preview"
    />
  );
}
