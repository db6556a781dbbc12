import type { CourseTree } from '@sikhya/contract/authoring.ts';
import { findDifferences } from '@sikhya/contract/course-differences.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { courseQuery } from '../api.ts';
import { DifferenceList } from '../differences/difference-list.tsx';
import { versionQuery } from '../versions-api.ts';
import { WORKING_COPY } from './compared-versions.ts';
import { texts } from './texts.ts';

type VersionComparisonProps = { courseId: string; from: string; to: string };

/** The differences between two versions, or between a version and the working copy. */
export function VersionComparison({ courseId, from, to }: VersionComparisonProps) {
  const t = useTexts(texts);
  const before = useQuery(getSideQuery(courseId, from));
  const after = useQuery(getSideQuery(courseId, to));
  return (
    <QueryView
      query={before}
      errorTitle={t.versionFailed}
      loading={<SkeletonLines lines={6} />}
      isEmpty={() => false}
      empty={null}
    >
      {(first) => (
        <QueryView
          query={after}
          errorTitle={t.versionFailed}
          loading={<SkeletonLines lines={6} />}
          isEmpty={() => false}
          empty={null}
        >
          {(second) => <Differences before={first} after={second} from={from} to={to} />}
        </QueryView>
      )}
    </QueryView>
  );
}

const getSideQuery = (courseId: string, side: string) =>
  side === WORKING_COPY ? courseQuery(courseId) : versionQuery(courseId, side);

type DifferencesProps = { before: CourseTree; after: CourseTree; from: string; to: string };

function Differences({ before, after, from, to }: DifferencesProps) {
  const t = useTexts(texts);
  const differences = useMemo(() => findDifferences(before, after), [before, after]);
  const name = (side: string) =>
    side === WORKING_COPY ? t.workingCopy : t.versionNumber({ number: Number(side) });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {name(from)} → {name(to)}
      </p>
      <DifferenceList id="version-differences" heading="h2" title={t.differences} differences={differences} />
    </div>
  );
}
