import { faultOf } from '@sikhya/contract/question-file/checks.ts';
import { printQuestionFile } from '@sikhya/contract/question-file/print.ts';
import { saveFile } from '../../../../lib/download.ts';
import { formatCount } from '../../../../lib/format.ts';
import type { QuestionForm } from '../state/form.ts';

/** Signs that some systems refuse in the name of a file. */
const REFUSED = /[\\/:*?"<>|\p{C}]+/gu;

const fileName = (chapterTitle: string) =>
  `${chapterTitle.replace(REFUSED, ' ').trim().slice(0, 80).replace(/^\.+/, '') || 'questions'}.txt`;

/** Saves the questions of a chapter in the strict format. Returns what to tell, and null where there is nothing to save. */
export function exportQuestions(chapterTitle: string, questions: readonly QuestionForm[]): string | null {
  const whole = questions
    .map((question) => ({ ...question, options: [...question.options] }))
    .filter((question) => faultOf(question) === undefined);
  if (whole.length === 0) return null;
  saveFile(
    fileName(chapterTitle),
    new Blob([printQuestionFile(whole)], { type: 'text/plain;charset=utf-8' }),
  );
  const left = questions.length - whole.length;
  return [
    `Exported ${formatCount(whole.length, 'question')}.`,
    left > 0 && `${formatCount(left, 'unfinished question was', 'unfinished questions were')} left out.`,
    whole.some(({ questionImage }) => questionImage.url || questionImage.chosen) &&
      'Question images are not part of the file.',
  ]
    .filter(Boolean)
    .join(' ');
}
