import type { Texts } from '@sikhya/contract/language/texts.ts';
import { findQuestionError } from '@sikhya/contract/question-file/checks.ts';
import { printQuestionFile } from '@sikhya/contract/question-file/print.ts';
import { saveFile } from '../../../../lib/download.ts';
import type { QuestionForm } from '../state/form.ts';
import type { texts } from './texts.ts';

/** Characters that some systems do not allow in file names. */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu;

const toFileName = (chapterTitle: string) =>
  `${chapterTitle.replace(FORBIDDEN, ' ').trim().slice(0, 80).replace(/^\.+/, '') || 'questions'}.txt`;

/** Saves the questions of a chapter in the strict format. Returns a message, or null when no question is complete. */
export function exportQuestions(
  chapterTitle: string,
  questions: readonly QuestionForm[],
  t: Texts<typeof texts>,
): string | null {
  const complete = questions
    .map((question) => ({ ...question, options: [...question.options] }))
    .filter((question) => findQuestionError(question) === undefined);
  if (complete.length === 0) return null;
  saveFile(
    toFileName(chapterTitle),
    new Blob([printQuestionFile(complete)], { type: 'text/plain;charset=utf-8' }),
  );
  const skipped = questions.length - complete.length;
  return [
    t.exported({ count: complete.length }),
    skipped > 0 && t.unfinishedLeftOut({ count: skipped }),
    complete.some(({ questionImage }) => questionImage.url || questionImage.chosen) && t.imagesNotExported,
  ]
    .filter(Boolean)
    .join(' ');
}
