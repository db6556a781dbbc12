import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../language/locale.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { CourseContents } from '../course-contents.tsx';
import { CourseFacts } from '../course-facts.tsx';
import { versionQuery } from '../versions-api.ts';
import { texts } from './texts.ts';

/** A version as it was published, read-only. */
export function VersionView({ courseId, version }: { courseId: string; version: string }) {
  const t = useTexts(texts);
  const course = useQuery(versionQuery(courseId, version));
  return (
    <QueryView
      query={course}
      errorTitle={t.versionFailed}
      loading={<SkeletonLines lines={10} />}
      isEmpty={() => false}
      empty={null}
    >
      {(data) => (
        <div className="grid gap-8">
          <CourseFacts course={data} />
          <section aria-labelledby="version-contents">
            <h2 id="version-contents" className="mb-4 text-h3">
              {t.contents}
            </h2>
            <CourseContents subjects={data.subjects} />
          </section>
        </div>
      )}
    </QueryView>
  );
}
