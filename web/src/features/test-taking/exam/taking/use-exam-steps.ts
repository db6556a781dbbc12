import type { ExamAttempt } from '@sikhya/contract/student-exams.ts';
import type { ShownLanguage } from '@sikhya/contract/test-result.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../language/locale.tsx';
import { useQuestionLanguage } from '../../../../lib/question-language/use-question-language.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { type Answer, setAnswer, setShownLanguage } from '../../attempt/attempt.ts';
import type { AttemptActions } from '../../attempt/attempt-store.ts';
import { type AttemptAtExam, getSectionOf, setMarked, visitQuestion } from '../../attempt/exam-attempt.ts';
import { getTitle } from '../get-title.ts';
import { getNextQuestion } from './palette-status.ts';
import { texts } from './texts.ts';
import { useRunningSection } from './use-running-section.ts';

type StepsOptions = {
  paper: ExamAttempt;
  attempt: AttemptAtExam;
  store: AttemptActions & { check: () => void };
  /** Called instead of a step after the last question. */
  onEnd: () => void;
};

/** The position of the student in the exam, and the actions of the buttons. */
export type ExamSteps = {
  current: number;
  /** The section of the current question. */
  section: number;
  /** The section whose time runs; -1 if students move freely. */
  running: number;
  language: ShownLanguage;
  setLanguage: (language: ShownLanguage) => void;
  goTo: (question: number) => void;
  openSection: (section: number) => void;
  /** Undefined at the first question that can be reached. */
  previous: (() => void) | undefined;
  answer: (answer: Answer) => void;
  saveAndNext: () => void;
  markAndNext: () => void;
};

export function useExamSteps({ paper, attempt, store, onEnd }: StepsOptions): ExamSteps {
  const { sections } = attempt.exam;
  const running = useRunningSection(attempt);
  // Each tab shows its own question; the stored one is for resuming.
  const [chosen, setChosen] = useState(attempt.question);
  const isReachable = running === -1 || getSectionOf(sections, chosen) === running;
  const current = isReachable ? chosen : sections[running]!.from;
  const section = getSectionOf(sections, current);
  const lastQuestions = useRef(new Map<number, number>());
  const [language, setLanguage] = useQuestionLanguage();
  useShown({ paper, store, current, language });
  useSectionChange({ paper, store, running });

  const goTo = (question: number) => {
    lastQuestions.current.set(getSectionOf(sections, question), question);
    setChosen(question);
  };
  const goToNext = () => {
    const next = getNextQuestion(sections, current, running);
    if (next === null) onEnd();
    else goTo(next);
  };
  const moveOn = (isMarked: boolean) => {
    store.change((before) => setMarked(before, current, isMarked));
    goToNext();
  };
  const first = running === -1 ? 0 : sections[running]!.from;
  return {
    current,
    section,
    running,
    language,
    setLanguage,
    goTo,
    openSection: (target) => goTo(lastQuestions.current.get(target) ?? sections[target]!.from),
    previous: current > first ? () => goTo(current - 1) : undefined,
    answer: (answer) => store.change((before) => setAnswer(before, current, answer)),
    saveAndNext: () => moveOn(false),
    markAndNext: () => moveOn(true),
  };
}

type ShownOptions = Pick<StepsOptions, 'paper' | 'store'> & { current: number; language: ShownLanguage };

/** Stores that the question was shown, and in which language. */
function useShown({ paper, store, current, language }: ShownOptions): void {
  const isBilingual = Boolean(paper.questions[current]?.odia);
  useEffect(() => {
    store.change((before) => {
      const visited = visitQuestion(before, current);
      return isBilingual ? setShownLanguage(visited, current, language) : visited;
    });
  }, [store, current, isBilingual, language]);
}

type SectionOptions = Pick<StepsOptions, 'paper' | 'store'> & { running: number };

/** When the next section opens, the answers of the last one are saved, and the student is told. */
function useSectionChange({ paper, store, running }: SectionOptions): void {
  const t = useTexts(texts);
  const toast = useToast();
  const { language } = useLocale();
  const known = useRef(running);
  const announce = useEffectEvent(() => {
    const section = paper.rules.sections[running];
    if (section) toast({ text: t.sectionBegins({ title: getTitle(section, language) }) });
    store.check();
  });
  useEffect(() => {
    if (running > known.current && known.current >= 0) announce();
    known.current = running;
  }, [running]);
}
