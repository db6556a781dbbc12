import type { TestResult } from '@sikhya/contract/test-result.ts';

export function formatScore({ correctAnswers, totalQuestions, score }: TestResult): string {
  return `You scored ${correctAnswers}/${totalQuestions} (${score}%)`;
}
