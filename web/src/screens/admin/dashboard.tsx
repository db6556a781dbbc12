import { CourseManagement } from '../../features/authoring/course-management.tsx';
import { LocalDrafts } from '../../features/authoring/local-drafts.tsx';
import { QuickCards } from '../../features/authoring/quick-cards.tsx';
import { QuickStats } from '../../features/authoring/quick-stats.tsx';
import { getLang } from '../../lib/odia.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { useAuth } from '../../lib/session.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Admin Dashboard · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  const { username } = useAuth();
  return (
    <main id="main" className="page grid gap-8 py-8">
      <h1 className="text-h2">
        Welcome, <span lang={getLang(username)}>{username}</span>
      </h1>
      <QuickCards />
      <QuickStats />
      <LocalDrafts />
      <CourseManagement />
    </main>
  );
}
