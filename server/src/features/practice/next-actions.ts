import type { EndpointResponse } from '@sikhya/contract/endpoint.ts';
import type { getNextActions } from '@sikhya/contract/practice.ts';
import type { Db } from '../../database/database.ts';
import { readAnalytics } from '../analytics/service.ts';
import { chooseNextActions } from './rules.ts';
import { readPractice } from './service.ts';

export async function readNextActions(
  db: Db,
  studentId: string,
  now: Date,
): Promise<EndpointResponse<typeof getNextActions>> {
  const [analytics, { due, secondsPerQuestion, settings }] = await Promise.all([
    readAnalytics(db, studentId, 'all', now),
    readPractice(db, studentId, { minutes: '0' }, now),
  ]);
  const fitting = Math.floor((settings.minutesPerDay * 60) / secondsPerQuestion);
  return { actions: chooseNextActions({ questions: Math.min(due, fitting), secondsPerQuestion }, analytics) };
}
