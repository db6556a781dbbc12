import { getFormatter } from '@sikhya/contract/language/format.ts';
import type { Locale } from '@sikhya/contract/language/language.ts';
import { getTexts } from '@sikhya/contract/language/texts.ts';
import type { TestResult } from '@sikhya/contract/test-result.ts';
import { texts } from './texts.ts';

type Score = Pick<TestResult, 'correctAnswers' | 'totalQuestions' | 'score'>;

export function formatScore({ correctAnswers, totalQuestions, score }: Score, locale: Locale): string {
  return getTexts(texts, locale).youScored({
    correct: correctAnswers,
    total: totalQuestions,
    percent: getFormatter(locale).percent(score),
  });
}
