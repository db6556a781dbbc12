import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { useTakeCourseAway } from './api.ts';
import { texts } from './texts.ts';

type TakeCourseAwayProps = { studentId: string; course: { _id: string; title: string } };

export function TakeCourseAway({ studentId, course }: TakeCourseAwayProps) {
  const t = useTexts(texts);
  const { mutateAsync: take } = useTakeCourseAway(studentId);
  const { run, isBusy } = useAction();
  const confirm = useConfirm();
  const ask = async () => {
    const sure = await confirm({
      title: t.takeBackTitle,
      text: t.takeBackText({ title: course.title }),
      yes: t.takeBackYes,
      no: t.cancel,
      danger: true,
    });
    if (!sure) return;
    await run(() => take({ params: { studentId, courseId: course._id }, body: undefined }), {
      done: t.takenBack,
    });
  };
  return (
    <Button
      tone="quiet"
      busy={isBusy}
      aria-label={t.takeBackCourse({ title: course.title })}
      onClick={() => void ask()}
    >
      {t.takeBack}
    </Button>
  );
}
