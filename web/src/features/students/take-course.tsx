import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTakeCourse } from './api.ts';

type TakeCourseProps = { studentId: string; course: { _id: string; title: string } };

export function TakeCourse({ studentId, course }: TakeCourseProps) {
  const take = useTakeCourse(studentId);
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    const sure = await confirm({
      title: 'Take the course back?',
      text: `The student can no longer open “${course.title}”. Progress and results are kept and come back if you give the course again.`,
      yes: 'Yes, Take Back',
      no: 'Cancel',
      danger: true,
    });
    if (!sure) return;
    take.mutate(
      { params: { studentId, courseId: course._id }, body: undefined },
      {
        onSuccess: () => toast({ text: 'The course was taken back.', tone: 'right' }),
        onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
      },
    );
  };
  return (
    <Button
      tone="quiet"
      busy={take.isPending}
      aria-label={`Take back ${course.title}`}
      onClick={() => void ask()}
    >
      Take back
    </Button>
  );
}
