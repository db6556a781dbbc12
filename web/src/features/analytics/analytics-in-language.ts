import { titlesInLanguage } from '@sikhya/contract/language/in-language.ts';
import type { Language } from '@sikhya/contract/language/language.ts';
import type { AnalyticsData } from './api.ts';

/** Returns the analytics with the titles of courses and chapters in the language. */
export function analyticsInLanguage(data: AnalyticsData, language: Language): AnalyticsData {
  const translate = <T extends Parameters<typeof titlesInLanguage>[0]>(rows: T[]): T[] =>
    rows.map((row) => titlesInLanguage(row, language));
  return {
    ...data,
    coursePerformance: translate(data.coursePerformance),
    scores: translate(data.scores),
    strongestChapters: translate(data.strongestChapters),
    weakestChapters: translate(data.weakestChapters),
  };
}
