import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../language/locale.tsx';
import type { StoredTest } from '../../../lib/offline-chapters/stored-test.ts';
import { paths } from '../../../lib/paths.ts';
import { useAuth } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { ChapterParams } from '../attempt/attempt.ts';
import { type OpenAttempt, startOfflineAttempt } from '../attempt/open-attempts.ts';
import { texts } from '../texts.ts';
import { IntroFigures, IntroHeading, IntroRules } from './intro-parts.tsx';

type OfflineIntroProps = {
  test: StoredTest;
  chapter: ChapterParams;
  /** Why the attempt that was on the screen is gone. */
  error: string | null;
  onOpen: (open: OpenAttempt) => void;
};

/** The intro of a mock test that is taken without a connection. */
export function OfflineIntro({ test, chapter, error, onOpen }: OfflineIntroProps) {
  const t = useTexts(texts);
  const { email } = useAuth();
  const start = useMutation({
    mutationFn: () => startOfflineAttempt(email, chapter, test),
    onSuccess: (open) => open && onOpen(open),
  });
  const { intro, permit } = test;
  const failure = start.error?.message ?? error;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <IntroHeading test={intro} />
      <IntroFigures test={intro} />
      <IntroRules rules={[t.ruleClock, t.ruleOffline, t.ruleOfflineResult, t.ruleUnanswered]} />
      {failure && (
        <p role="alert" className="rounded-soft bg-wrong-soft px-4 py-3 text-wrong">
          {failure}
        </p>
      )}
      {!permit && <p className="rounded-soft border border-line bg-sheet p-5">{t.takenOfflineAlready}</p>}
      <div className="grid gap-3 sm:flex">
        {permit && (
          <Button busy={start.isPending} busyLabel={t.opening} onClick={() => start.mutate()}>
            {t.startOffline}
          </Button>
        )}
        <LinkButton
          tone={permit ? 'quiet' : 'main'}
          to={paths.studentChapter(intro.courseId, intro.chapterId)}
        >
          {t.backToCourse}
        </LinkButton>
      </div>
    </div>
  );
}
