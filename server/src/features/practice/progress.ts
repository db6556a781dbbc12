import { startOfIndiaDay } from '@sikhya/contract/india-day.ts';
import { PRACTICE, type PracticeProgress } from '@sikhya/contract/practice.ts';
import { countDaysThisWeek, getStreak, getStreakBefore, listDays } from '@sikhya/contract/practice-days.ts';
import type { Db } from '../../database/database.ts';
import { collectMistakes } from './collect.ts';
import { findMastery } from './progress-queries.ts';
import { findEarlierDays, findPractisedDays, findSettings } from './queries.ts';
import { findVisible } from './service.ts';

export async function readProgress(db: Db, studentId: string, now: Date): Promise<PracticeProgress> {
  await collectMistakes(db, studentId, now);
  const dates = listDays(now, -PRACTICE.heatMapDays);
  const visible = await findVisible(db, studentId, now);
  const [firstDay] = dates as [string];
  const [settings, practised, earlier, mastery] = await Promise.all([
    findSettings(db, studentId),
    findPractisedDays(db, studentId, startOfIndiaDay(firstDay)),
    findEarlierDays(db, studentId, startOfIndiaDay(firstDay)),
    findMastery(db, studentId, visible, now),
  ]);
  const questionsByDay = new Map(practised.map(({ day, questions }) => [day, questions]));
  const days = dates.map((day) => ({ day, questions: questionsByDay.get(day) ?? 0 }));
  const streakBefore = getStreakBefore(earlier, firstDay);
  return {
    streak: getStreak(days, streakBefore),
    streakBefore,
    week: { days: countDaysThisWeek(days), goal: settings.daysPerWeek },
    days,
    chapters: mastery.map(({ known, ...chapter }) => ({ ...chapter, mastery: Math.round(known * 100) })),
  };
}
