import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { courseQuery, getLoadErrorText } from '../../features/authoring/api.ts';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { texts as courseTexts } from '../../features/authoring/texts.ts';
import { parseCompared } from '../../features/authoring/versions/compared-versions.ts';
import { texts } from '../../features/authoring/versions/texts.ts';
import { VersionComparison } from '../../features/authoring/versions/version-comparison.tsx';
import { VersionList } from '../../features/authoring/versions/version-list.tsx';
import { VersionView } from '../../features/authoring/versions/version-view.tsx';
import { versionsQuery } from '../../features/authoring/versions-api.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.read',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).title} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

/** The address holds the version that is shown, or the two that are compared. */
export function Component() {
  const t = useTexts(texts);
  const common = useTexts(courseTexts);
  const { language } = useLocale();
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const version = /^\d{1,6}$/.exec(search.get('version') ?? '')?.[0];
  const compared = parseCompared(search.get('compare'));
  const course = useQuery(courseQuery(courseId));
  const versions = useQuery(versionsQuery(courseId));
  const title = course.data && inLanguage(course.data, language).title;
  usePageTitle(title && t.pageTitle({ title }));
  const heading = version
    ? t.versionNumber({ number: Number(version) })
    : compared
      ? t.compareTitle
      : t.title;
  return (
    <main id="main" className="page grid gap-8 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{heading}</h1>
          {title && (
            <p lang={getLang(title)} className="mt-1 wrap-anywhere text-ink-soft">
              {title}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="quiet" to={paths.viewCourse(courseId)}>
            {common.course}
          </LinkButton>
          {(version || compared) && (
            <LinkButton tone="quiet" to={paths.courseVersions(courseId)}>
              {t.backToVersions}
            </LinkButton>
          )}
          <LinkButton to={paths.editCourse(courseId)}>{t.edit}</LinkButton>
        </div>
      </div>
      {version && <VersionView key={version} courseId={courseId} version={version} />}
      {compared && !version && (
        <VersionComparison key={`${compared.from}..${compared.to}`} courseId={courseId} {...compared} />
      )}
      {!version && !compared && (
        // the course first: without it, restoring would not ask before it replaces unpublished changes
        <QueryView
          query={course}
          errorTitle={course.error ? getLoadErrorText(course.error, common) : t.loadFailed}
          loading={<SkeletonLines lines={8} />}
          listLink={<DashboardLink />}
          isEmpty={() => false}
          empty={null}
        >
          {({ hasUnpublishedChanges }) => (
            <QueryView
              query={versions}
              errorTitle={versions.error ? getLoadErrorText(versions.error, common) : t.loadFailed}
              loading={<SkeletonLines lines={8} />}
              listLink={<DashboardLink />}
              isEmpty={(all) => all.length === 0}
              empty={<EmptyState title={t.none}>{t.noneHint}</EmptyState>}
            >
              {(all) => (
                <>
                  <p className="max-w-[65ch] text-ink-soft">{t.hint}</p>
                  <VersionList
                    courseId={courseId}
                    versions={all}
                    hasUnpublishedChanges={hasUnpublishedChanges}
                  />
                </>
              )}
            </QueryView>
          )}
        </QueryView>
      )}
    </main>
  );
}
