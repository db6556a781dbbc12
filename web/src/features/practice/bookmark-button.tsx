import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../language/locale.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.tsx';
import { bookmarksQuery, useSetBookmark } from './notebook-api.ts';
import { texts } from './texts.ts';

type BookmarkButtonProps = { resultId: string; questionId: string };

/** Adds a reviewed question to the notebook, or removes it. */
export function BookmarkButton({ resultId, questionId }: BookmarkButtonProps) {
  const t = useTexts(texts);
  const { run, isBusy } = useAction();
  const { data } = useQuery(bookmarksQuery(resultId));
  const { mutateAsync: setBookmark } = useSetBookmark(resultId);
  const isBookmarked = data?.questionIds.includes(questionId) ?? false;
  return (
    <Button
      tone={isBookmarked ? 'soft' : 'quiet'}
      size="small"
      aria-pressed={isBookmarked}
      busy={isBusy}
      disabled={!data}
      onClick={() =>
        void run(() => setBookmark({ questionId, isBookmarked: !isBookmarked }), {
          getFailureText: () => t.bookmarkFailed,
        })
      }
    >
      {isBookmarked ? t.removeBookmark : t.addBookmark}
    </Button>
  );
}
