import { CourseEditor } from '../../features/authoring/editor/course-editor.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';

export const handle: PageHandle = {
  describe: (site) => ({ title: `Create Course · ${site.name}`, description: '', noIndex: true }),
};

export function Component() {
  return (
    <main id="main" className="page grid gap-6 pt-8">
      <h1 className="text-h2">Create Course</h1>
      <CourseEditor course={null} loading={<SkeletonLines lines={10} />} />
    </main>
  );
}
