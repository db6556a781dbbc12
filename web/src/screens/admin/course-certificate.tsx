import { inLanguage } from '@sikhya/contract/language/in-language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { courseQuery } from '../../features/authoring/api.ts';
import { DashboardLink } from '../../features/authoring/dashboard-link.tsx';
import { certificateSettingsQuery } from '../../features/certificate-management/api.ts';
import { SettingsForm } from '../../features/certificate-management/settings-form.tsx';
import { texts } from '../../features/certificate-management/texts.ts';
import { useLocale, useTexts } from '../../language/locale.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useCan } from '../../lib/permissions.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.publish',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).certificate} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const can = useCan();
  const { language } = useLocale();
  const { courseId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  const settings = useQuery(certificateSettingsQuery(courseId));
  const title = course.data && inLanguage(course.data, language).title;
  usePageTitle(title && `${t.certificate}: ${title}`);
  return (
    <main id="main" className="page grid min-h-dvh content-start gap-6 py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h2">{t.certificate}</h1>
          {title && (
            <p lang={getLang(title)} className="mt-1 font-semibold wrap-anywhere">
              {title}
            </p>
          )}
          <p className="mt-1 max-w-[65ch] text-ink-soft">{t.settingsNote}</p>
          {settings.data && (
            <p className="mt-1 text-small text-ink-soft">{t.issued({ count: settings.data.issued })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="quiet" to={paths.viewCourse(courseId)}>
            {t.backToCourse}
          </LinkButton>
          {can('students.read') && (
            <LinkButton tone="quiet" to={paths.certificatesOfCourse(courseId)}>
              {t.showIssued}
            </LinkButton>
          )}
        </div>
      </div>
      <QueryView
        query={settings}
        loading={<SkeletonLines lines={10} />}
        listLink={<DashboardLink />}
        isEmpty={() => false}
        empty={null}
      >
        {(loaded) => <SettingsForm key={courseId} courseId={courseId} loaded={loaded} />}
      </QueryView>
    </main>
  );
}
