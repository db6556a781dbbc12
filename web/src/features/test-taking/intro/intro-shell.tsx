import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { texts } from '../texts.ts';
import { EARLY_INTRO_ID, START_TAP } from './early-intro-names.ts';
import { FormattedFigures, IntroHeading, IntroRules } from './intro-parts.tsx';
import { IntroSkeleton } from './intro-skeleton.tsx';

/** early-intro.ts replaces these texts. */
const TITLES = {
  courseTitle: '{courseTitle}',
  subjectTitle: '{subjectTitle}',
  chapterTitle: '{chapterTitle}',
  odiaTitles: { courseTitle: null, subjectTitle: null, chapterTitle: null },
};
const FIGURES = { questions: '{questions}', timeLimit: '{timeLimit}', passingScore: '{passingScore}' };

/**
 * The intro of a mock test as the server sends it, the same for every test and student. early-intro.ts fills it in and shows
 * it in place of the skeleton, positioned as in test-intro.tsx.
 */
export function IntroShell() {
  const t = useTexts(texts);
  return (
    <>
      <div id={EARLY_INTRO_ID} hidden className="mx-auto grid max-w-2xl gap-6">
        <IntroHeading test={TITLES} />
        <FormattedFigures figures={FIGURES} />
        <IntroRules rules={[t.ruleClock, t.ruleSaved, t.ruleUnanswered]} />
        <div className="grid gap-3 sm:flex">
          <Button busy={false} busyLabel={t.opening} data-tap={START_TAP}>
            {t.startTest}
          </Button>
          <a href="/" className={buttonStyle('quiet')}>
            {t.backToCourse}
          </a>
        </div>
      </div>
      <IntroSkeleton heading={t.mockTestHeading} />
    </>
  );
}
