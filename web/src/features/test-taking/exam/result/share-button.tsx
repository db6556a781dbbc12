import type { ExamResult } from '@sikhya/contract/exam-result.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { UploadIcon } from '../../../../ui/portal-icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { getTitle } from '../get-title.ts';
import { shareResultPicture } from './result-picture.ts';
import { texts } from './texts.ts';

/** A picture with the exam's title and the score, without a name or anything else about the student. */
export function ShareButton({ result }: { result: ExamResult }) {
  const t = useTexts(texts);
  const { language } = useLocale();
  const toast = useToast();
  const share = useMutation({
    mutationFn: () =>
      shareResultPicture({
        title: getTitle(result, language),
        caption: t.pictureCaption,
        score: t.pictureScore({ score: result.score, maximum: result.maximum }),
      }),
    onError: () => toast({ text: t.shareFailed }),
  });
  return (
    <Button tone="soft" busy={share.isPending} onClick={() => share.mutate()}>
      <UploadIcon />
      {t.share}
    </Button>
  );
}
