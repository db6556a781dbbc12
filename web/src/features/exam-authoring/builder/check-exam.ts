import { toDuplicateKey } from '@sikhya/contract/course-checks.ts';
import { describeExamField } from '@sikhya/contract/describe-exam-field.ts';
import { examInput } from '@sikhya/contract/exams.ts';
import { translateFieldProblem } from '@sikhya/contract/issue.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import { type ExamForm, toInput } from './form.ts';
import { texts } from './texts.ts';

/** Returns a message for everything that the server would refuse to publish, in the order of the screen. */
export function listProblems(form: ExamForm, locale: Locale): string[] {
  const { error } = examInput.safeParse(toInput(form));
  return (error?.issues ?? []).map((issue) =>
    translateFieldProblem(describeExamField(issue.path, locale), issue, locale),
  );
}

/** Returns a message for everything that is probably a mistake. Such an exam can be published. */
export function listWarnings(form: ExamForm, locale: Locale): string[] {
  const early = isReleasedEarly(form) ? [getTexts(texts, locale).earlyRelease] : [];
  return [...early, ...listEqualQuestions(form, locale)];
}

const MINUTE_MS = 60_000;

/** Whether students can still start the exam when its answers are shown, although it has a last time to start. */
function isReleasedEarly(form: ExamForm): boolean {
  const { opensAt, closesAt, releaseAt, lateEntryMinutes } = toInput(form);
  if (!releaseAt) return false;
  const isLateEntryLimited = opensAt && lateEntryMinutes !== null && lateEntryMinutes !== undefined;
  const ends = [
    ...(closesAt ? [Date.parse(closesAt)] : []),
    ...(isLateEntryLimited ? [Date.parse(opensAt) + lateEntryMinutes * MINUTE_MS] : []),
  ];
  return ends.length > 0 && Date.parse(releaseAt) < Math.min(...ends);
}

/** Returns a message for each question that asks the same as an earlier one. */
function listEqualQuestions({ sections }: ExamForm, locale: Locale): string[] {
  const t = getTexts(texts, locale);
  const seen = new Set<string>();
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap(({ question, questionImage }, index) => {
      if (question.trim() === '') return [];
      const key = toDuplicateKey(question, questionImage);
      const isSeen = seen.has(key);
      seen.add(key);
      return isSeen ? [t.equalQuestions({ section: section + 1, question: index + 1 })] : [];
    }),
  );
}
