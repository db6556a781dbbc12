import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import { useEffect, useState } from 'react';
import { useFormatter } from '../../../language/formatter.ts';
import { useLocale, useTexts } from '../../../language/locale.tsx';
import { useQuestionLanguage } from '../../../lib/question-language/use-question-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  type Attempt,
  goToQuestion,
  type HandInReason,
  setAnswer,
  setShownLanguage,
  toggleMark,
} from '../attempt/attempt.ts';
import type { AttemptActions, AttemptState } from '../attempt/attempt-store.ts';
import type { OpenAttempt } from '../attempt/open-attempts.ts';
import { texts } from '../texts.ts';
import { useQuestionTime } from '../time/use-question-time.ts';
import { Palette } from './palette.tsx';
import { QuestionCard } from './question-card.tsx';
import { summarise } from './question-status.ts';
import { StepBar } from './step-bar.tsx';
import { TestBar } from './test-bar.tsx';

type QuestionScreenProps = { paper: OpenAttempt['paper']; state: AttemptState; store: AttemptActions };

/** One question at a time, with the clock above it and the steps below. */
export function QuestionScreen({ paper, state, store }: QuestionScreenProps) {
  const { attempt } = state;
  const t = useTexts(texts);
  const { language: pageLanguage } = useLocale();
  const [dialog, setDialog] = useState<'palette' | 'submit' | null>(null);
  const closeDialog = () => setDialog(null);
  // Each tab shows its own question; the stored one is for resuming.
  const [current, setCurrent] = useState(attempt.question);
  const question = paper.questions[current]!;
  const [language, setLanguage] = useQuestionLanguage();
  const isBilingual = Boolean(question.odia);
  useEffect(() => {
    if (isBilingual) store.change((before) => setShownLanguage(before, current, language));
  }, [store, isBilingual, current, language]);
  const storeQuestionTime = useQuestionTime(store, current);
  const handIn = (reason: HandInReason) => {
    storeQuestionTime();
    store.handIn(reason);
  };
  const goTo = (target: number) => {
    setCurrent(target);
    store.change((before) => goToQuestion(before, target));
    closeDialog();
  };
  const total = paper.questions.length;
  const palette = <Palette attempt={attempt} current={current} onGo={goTo} />;
  return (
    <main id="main" className="flex min-h-[calc(100dvh-4rem)] flex-col">
      <TestBar
        title={titlesInLanguage(paper, pageLanguage).chapterTitle}
        state={state}
        onTimeUp={() => handIn('by-time')}
      />
      <div className="page grid grow content-start gap-8 py-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuestionCard
          key={current}
          question={question}
          next={paper.questions[current + 1]}
          number={current + 1}
          total={total}
          answer={attempt.answers[current] ?? null}
          isMarked={attempt.marked.includes(current)}
          onAnswer={(answer) => store.change((before) => setAnswer(before, current, answer))}
          language={language}
          onLanguage={setLanguage}
          onMark={() => store.change((before) => toggleMark(before, current))}
        />
        <aside aria-label={t.questions} className="max-xl:hidden">
          <div className="sticky top-40 rounded-soft border border-line bg-sheet p-4.5">{palette}</div>
        </aside>
      </div>
      <StepBar
        current={current}
        total={total}
        onGo={goTo}
        onPalette={() => setDialog('palette')}
        onSubmit={() => setDialog('submit')}
      />
      <Sheet open={dialog === 'palette'} onClose={closeDialog} side="bottom" title={t.questions}>
        {palette}
      </Sheet>
      <SubmitDialog
        open={dialog === 'submit'}
        attempt={attempt}
        onClose={closeDialog}
        onGo={goTo}
        onSubmit={() => handIn('by-student')}
      />
    </main>
  );
}

type SubmitDialogProps = {
  open: boolean;
  attempt: Attempt;
  onClose: () => void;
  onGo: (question: number) => void;
  onSubmit: () => void;
};

/** Asks before the attempt is handed in, and lists the unanswered and marked questions. */
function SubmitDialog({ open, attempt, onClose, onGo, onSubmit }: SubmitDialogProps) {
  const t = useTexts(texts);
  const { answered, unanswered, marked } = summarise(attempt);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.submitTitle}
      description={t.submitSummary({ answered, count: attempt.answers.length })}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t.goBack}
          </Button>
          <Button onClick={onSubmit}>{t.submitTest}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <QuestionLinks
          title={t.notAnsweredCount({ count: unanswered.length })}
          hint={t.countAsWrong}
          questions={unanswered}
          onGo={onGo}
        />
        <QuestionLinks title={t.markedCount({ count: marked.length })} questions={marked} onGo={onGo} />
      </div>
    </Dialog>
  );
}

/** The palette shows the rest. */
const MAX_LINKS = 12;

type QuestionLinksProps = {
  title: string;
  hint?: string;
  questions: readonly number[];
  onGo: (question: number) => void;
};

function QuestionLinks({ title, hint, questions, onGo }: QuestionLinksProps) {
  const t = useTexts(texts);
  const format = useFormatter();
  if (questions.length === 0) return null;
  const more = questions.length - MAX_LINKS;
  return (
    <section>
      <h3 className="text-body font-semibold">{title}</h3>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      <ul className="mt-2 flex flex-wrap items-center gap-2">
        {questions.slice(0, MAX_LINKS).map((question) => (
          <li key={question}>
            <Button
              tone="quiet"
              aria-label={t.goToQuestion({ number: question + 1 })}
              onClick={() => onGo(question)}
            >
              {format.number(question + 1)}
            </Button>
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">{t.andMore({ count: more })}</li>}
      </ul>
    </section>
  );
}
