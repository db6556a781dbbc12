import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CourseManagement } from '../../features/authoring/course-management.tsx';
import { LocalDrafts } from '../../features/authoring/local-drafts.tsx';
import { QuickCards } from '../../features/authoring/quick-cards.tsx';
import { QuickStats } from '../../features/authoring/quick-stats.tsx';
import { texts } from '../../features/authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import { richText } from '../../language/rich-text.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useCan } from '../../lib/permissions.ts';
import { useAuth } from '../../lib/session.tsx';

export const handle: PageHandle = {
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).dashboardPage} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  const { username } = useAuth();
  const can = useCan();
  return (
    <main id="main" className="page grid gap-8 py-8">
      <h1 className="text-h2">
        {richText(t.welcome, { name: () => <span lang={getLang(username)}>{username}</span> })}
      </h1>
      <QuickCards />
      {can('courses.read') && (
        <>
          <QuickStats />
          <LocalDrafts />
          <CourseManagement />
        </>
      )}
    </main>
  );
}
