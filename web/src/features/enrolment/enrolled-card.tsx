import type { EnrolledCourse } from '@sikhya/contract/enrolment.ts';
import type { ReactNode } from 'react';
import { useFormatter } from '../../language/formatter.ts';
import { useTexts } from '../../language/locale.tsx';
import { useInLanguage } from '../../language/use-in-language.ts';
import { getLang } from '../../lib/odia.ts';
import { PictureCard } from '../../ui/picture-card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContinueLink } from './continue-link.tsx';
import { texts } from './texts.ts';

type EnrolledCardProps = {
  course: EnrolledCourse;
  cover: ReactNode;
  counts: ReactNode;
  badge: ReactNode;
  /** In percent; undefined while it is loading, null if it could not be loaded. */
  progress: number | null | undefined;
};

/** A course of the student, with the progress and a link to continue. */
export function EnrolledCard({ course, cover, counts, badge, progress }: EnrolledCardProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  const { title, enrollmentDetails } = useInLanguage(course);
  return (
    <PictureCard picture={cover} badges={badge}>
      <div className="grow">
        <h3 lang={getLang(title)} className="text-h3 wrap-anywhere">
          {title}
        </h3>
        <p className="mt-1 text-small text-ink-soft">
          {t.enrolledOn({ date: format.date(enrollmentDetails.enrolledAt) })}
        </p>
      </div>
      {counts}
      {/* The height stays the same with and without the progress. */}
      <div className="min-h-9">
        {progress === undefined && <Skeleton className="h-8 rounded-soft" />}
        {typeof progress === 'number' && <Progress percent={Math.min(100, progress)} />}
      </div>
      <div className="grid">
        <ContinueLink course={course} />
      </div>
    </PictureCard>
  );
}

function Progress({ percent }: { percent: number }) {
  const t = useTexts(texts);
  const format = useFormatter();
  const figure = t.percentComplete({ percent: format.percent(percent) });
  return <ProgressBar value={percent} label={t.progress} figure={figure} />;
}
