import type { CorrectionKind, QuestionLanguage } from '@sikhya/contract/corrections.ts';
import type { ShownLanguage, ShownLanguages } from '@sikhya/contract/test-result.ts';
import { NO_ANSWER, type PaperQuestion } from './paper.ts';
import { getQuestionOrder, type Order } from './question-order.ts';

/** How corrections change the grading of a question. The paper itself never changes. */

export type QuestionCorrection = {
  kind: CorrectionKind;
  /** The right options, for the kinds that name them. */
  correctAnswers: number[];
  /** The language whose version is wrong; only for a wrong translation. */
  language: QuestionLanguage | null;
  reason: string;
  decidedAt: Date;
};

/** A correction as it is stored, with the question that was decided about. */
export type StoredCorrection = QuestionCorrection & { questionId: string; question: PaperQuestion };

/** Adds to each question the newest correction that is about this version of it. The corrections are newest first. */
export function addCorrections(
  questions: readonly PaperQuestion[],
  corrections: readonly StoredCorrection[],
): PaperQuestion[] {
  if (corrections.length === 0) return [...questions];
  const byQuestion = Map.groupBy(corrections, ({ questionId }) => questionId);
  return questions.map((question) => {
    const found = byQuestion.get(question._id)?.find((correction) => isAbout(correction, question));
    if (!found) return question;
    const { questionId: _, question: __, ...correction } = found;
    return { ...question, correction };
  });
}

/**
 * Whether the paper has the question as it was decided about. A question keeps its id when an admin edits it, and a
 * correction must not reach the edited one: a changed key or options end it, and for the kinds that are about the text,
 * so does a changed text.
 */
function isAbout({ kind, language, question: decided }: StoredCorrection, question: PaperQuestion): boolean {
  const isSameKey = decided.correctAnswer === question.correctAnswer;
  if (!isSameKey || !isEqual(decided.options, question.options)) return false;
  const isSameText = decided.question === question.question && decided.imageId === question.imageId;
  const isSameOdia = isEqual(getOdiaTexts(decided), getOdiaTexts(question));
  switch (kind) {
    case 'key-changed':
    case 'several-right':
      return true;
    case 'translation':
      return language === 'or' ? isSameOdia : isSameText;
    case 'dropped':
    case 'bonus':
      return isSameText && isSameOdia;
  }
}

const getOdiaTexts = ({ odia }: PaperQuestion) => (odia ? [odia.question, ...odia.options] : []);

const isEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** `given` means full marks by a correction, whatever the student chose. */
export type Outcome = 'right' | 'wrong' | 'empty' | 'given';

export function getOutcome(
  question: Pick<PaperQuestion, 'correctAnswer' | 'correction'>,
  chosen: number,
  language: ShownLanguage | null,
): Outcome {
  if (question.correction && isGiven(question.correction, chosen, language)) return 'given';
  if (chosen === NO_ANSWER) return 'empty';
  return getRightOptions(question).includes(chosen) ? 'right' : 'wrong';
}

export const isRight = (outcome: Outcome) => outcome === 'right' || outcome === 'given';

function isGiven(
  { kind, language }: QuestionCorrection,
  chosen: number,
  shown: ShownLanguage | null,
): boolean {
  if (kind === 'dropped') return true;
  if (kind === 'bonus') return chosen !== NO_ANSWER;
  // clients that report no language show the English version
  return kind === 'translation' && (shown === 'both' || (shown ?? 'en') === language);
}

/** The options that count as right, of which there is at least one. */
export function getRightOptions({
  correctAnswer,
  correction,
}: Pick<PaperQuestion, 'correctAnswer' | 'correction'>): number[] {
  return correction && correction.correctAnswers.length > 0 ? correction.correctAnswers : [correctAnswer];
}

/** The shown languages in the order of the paper; attempts store them by the position on the screen. */
export function listPaperLanguages(
  shownLanguages: ShownLanguages | null,
  order: Order,
  total: number,
): (ShownLanguage | null)[] {
  const languages: (ShownLanguage | null)[] = Array.from({ length: total }, () => null);
  if (!shownLanguages) return languages;
  for (const [screenPosition, position] of getQuestionOrder(order, total).entries())
    languages[position] = shownLanguages[screenPosition] ?? null;
  return languages;
}
