import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { bookmarksQuery, useSetBookmark } from './notebook-api.ts';
import { texts } from './texts.ts';

type BookmarkButtonProps = { resultId: string; questionId: string };

/** Adds a reviewed question to the notebook, or removes it. */
export function BookmarkButton({ resultId, questionId }: BookmarkButtonProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const { data } = useQuery(bookmarksQuery(resultId));
  const { mutate, isPending } = useSetBookmark(resultId);
  const isBookmarked = data?.questionIds.includes(questionId) ?? false;
  return (
    <Button
      tone={isBookmarked ? 'soft' : 'quiet'}
      size="small"
      aria-pressed={isBookmarked}
      busy={isPending}
      disabled={!data}
      onClick={() =>
        mutate(
          { questionId, isBookmarked: !isBookmarked },
          { onError: () => toast({ text: t.bookmarkFailed, tone: 'wrong' }) },
        )
      }
    >
      {isBookmarked ? t.removeBookmark : t.addBookmark}
    </Button>
  );
}
