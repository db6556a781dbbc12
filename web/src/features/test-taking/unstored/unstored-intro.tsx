import type { ReactNode } from 'react';
import { useTexts } from '../../../language/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { IntroFigures, IntroHeading, IntroRules } from '../intro/intro-parts.tsx';
import { texts } from '../texts.ts';
import type { TestContent } from './use-local-attempt.ts';

type UnstoredIntroProps = { test: TestContent; onStart: () => void; backLink: ReactNode; notice: ReactNode };

export function UnstoredIntro({ test, onStart, backLink, notice }: UnstoredIntroProps) {
  const t = useTexts(texts);
  const totalQuestions = test.questions.length;
  return (
    <main id="main" className="page py-8">
      <div className="mx-auto grid max-w-2xl gap-6">
        <IntroHeading test={test} />
        {totalQuestions > 0 ? (
          <>
            <IntroFigures test={{ ...test, totalQuestions }} />
            <IntroRules rules={[t.ruleNotStored, t.ruleUnanswered]} />
          </>
        ) : (
          <p className="rounded-soft border border-line bg-sheet p-5">{t.noQuestions}</p>
        )}
        <div className="grid gap-3 sm:flex">
          {totalQuestions > 0 && <Button onClick={onStart}>{t.startTest}</Button>}
          {backLink}
        </div>
        {notice}
      </div>
    </main>
  );
}
