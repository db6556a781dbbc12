import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTakeCourseAway } from './api.ts';
import { texts } from './texts.ts';

type TakeCourseAwayProps = { studentId: string; course: { _id: string; title: string } };

export function TakeCourseAway({ studentId, course }: TakeCourseAwayProps) {
  const t = useTexts(texts);
  const take = useTakeCourseAway(studentId);
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    const sure = await confirm({
      title: t.takeBackTitle,
      text: t.takeBackText({ title: course.title }),
      yes: t.takeBackYes,
      no: t.cancel,
      danger: true,
    });
    if (!sure) return;
    take.mutate(
      { params: { studentId, courseId: course._id }, body: undefined },
      {
        onSuccess: () => toast({ text: t.takenBack, tone: 'right' }),
        onError: (error) => toast({ text: <FailureText error={error} />, tone: 'wrong' }),
      },
    );
  };
  return (
    <Button
      tone="quiet"
      busy={take.isPending}
      aria-label={t.takeBackCourse({ title: course.title })}
      onClick={() => void ask()}
    >
      {t.takeBack}
    </Button>
  );
}
