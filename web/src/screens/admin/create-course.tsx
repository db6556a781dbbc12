import { getTexts } from '@sikhya/contract/language/texts.ts';
import { CourseEditor } from '../../features/authoring/editor/course-editor.tsx';
import { texts } from '../../features/authoring/texts.ts';
import { useTexts } from '../../language/locale.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  permission: 'courses.edit',
  describe: (site, locale) => ({
    title: `${getTexts(texts, locale).createCourse} · ${site.name}`,
    description: '',
    noIndex: true,
  }),
};

export function Component() {
  const t = useTexts(texts);
  return (
    <main id="main" className="page grid gap-6 pt-8">
      <h1 className="text-h2">{t.createCourse}</h1>
      <CourseEditor course={null} loading={<SkeletonLines lines={10} />} />
    </main>
  );
}
