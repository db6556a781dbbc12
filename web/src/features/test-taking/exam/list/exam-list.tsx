import { EXAM_STATUSES, type ListedExam } from '@sikhya/contract/student-exams.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../language/locale.tsx';
import { paths } from '../../../../lib/paths.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { examsQuery } from '../api.ts';
import { texts } from '../texts.ts';
import { ExamCard } from './exam-card.tsx';

/** The exams of the student in three groups: open now, coming and past. */
export function ExamList() {
  const t = useTexts(texts);
  return (
    <QueryView
      query={useQuery(examsQuery)}
      errorTitle={t.listFailed}
      loading={<ListSkeleton />}
      isEmpty={({ exams }) => exams.length === 0}
      empty={
        <EmptyState title={t.noExams} action={<LinkButton to={paths.myCourses}>{t.myCourses}</LinkButton>}>
          {t.noExamsText}
        </EmptyState>
      }
    >
      {({ exams, clockOffset }) => (
        <div className="grid gap-8">
          {EXAM_STATUSES.map((status) => (
            <ExamGroup
              key={status}
              status={status}
              exams={exams.filter((exam) => exam.status === status)}
              clockOffset={clockOffset}
            />
          ))}
        </div>
      )}
    </QueryView>
  );
}

type ExamGroupProps = {
  status: ListedExam['status'];
  exams: readonly ListedExam[];
  clockOffset: number;
};

function ExamGroup({ status, exams, clockOffset }: ExamGroupProps) {
  const t = useTexts(texts);
  if (exams.length === 0) return null;
  const titles = { open: t.openNow, coming: t.coming, past: t.past };
  return (
    <section aria-labelledby={`exams-${status}`} className="grid gap-4">
      <h2 id={`exams-${status}`} className="text-h3">
        {titles[status]}
      </h2>
      <ul className="grid gap-3">
        {exams.map((exam) => (
          <ExamCard key={exam._id} exam={exam} clockOffset={clockOffset} />
        ))}
      </ul>
    </section>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-36 rounded-soft" />
      <Skeleton className="h-36 rounded-soft" />
    </div>
  );
}
